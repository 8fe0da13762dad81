/**
 * Loaded into every service before its own code: when the process that started it is gone, however it
 * went, the service ends itself instead of running on unseen and holding its port.
 */
const PATIENCE_MS = 4000;

process.on("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
});
// Waiting for that must not by itself keep the service alive.
process.channel?.unref();
