// Imported into a server under measurement: says over its channel how much of the processor it has used.
process.on("message", (message) => {
  if (message !== "cpu") return;
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
// Whoever measures may be gone without a word.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
