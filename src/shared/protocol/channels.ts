/** Raised whenever a client of another build could misread a message. */
export const PROTOCOL = 4;

/**
 * Names of the one request channel and the one push channel, over IPC and over Socket.IO alike. A Socket.IO event on the
 * push channel has one argument or more, each of them a push or news.
 */
export const REQUEST_CHANNEL = "table:request";
export const PUSH_CHANNEL = "table:push";
