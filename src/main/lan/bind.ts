import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Listens; answers the port, which is a free one where 0 is asked for. Rejects where it cannot be had. */
export async function bind(http: Server, port: number, address: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(port, address, () => {
      http.off("error", reject);
      resolve();
    });
  });
  return (http.address() as AddressInfo).port;
}
