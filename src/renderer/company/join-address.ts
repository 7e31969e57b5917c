/** The address by which a phone joins at once: the code stands in the fragment, which is never sent anywhere. */
export const joinAddress = (url: string, code: string): string => `${url}#${code}`;

/** The address as it is typed by hand, the code being asked for by the page. */
export const typedAddress = (url: string): string => url.replace(/\/$/, "");

/** A code in two groups, the way it is read aloud: `K7M PX4`. */
export const spelledCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
