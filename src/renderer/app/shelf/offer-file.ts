import type { OfferedFile } from "../../../shared/protocol/tables";

/** Gives a file to the player to keep, as a download. */
export function offerFile({ name, text }: OfferedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Revoked at once, some browsers lose the file before they have begun to save it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
