/**
 * Preloaded into every service: ends the service when its parent process has ended in any way, so that
 * it does not keep its port.
 */
const PATIENCE_MS = 4000;

process.on("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
});
// The timer must not keep the process running.
process.channel?.unref();
