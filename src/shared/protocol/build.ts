declare const __BUILD_ID__: string;

/** Names the sources this program was built from; the host and the page it serves carry the same one. */
export const BUILD: string = __BUILD_ID__;
