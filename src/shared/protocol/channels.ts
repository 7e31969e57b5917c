/** Raised whenever a client of another build could misread a message. */
export const PROTOCOL = 3;

/** Names of the one request channel and the one push channel, over IPC and over Socket.IO alike. */
export const REQUEST_CHANNEL = "table:request";
export const PUSH_CHANNEL = "table:push";
