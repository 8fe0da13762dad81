import { once } from "node:events";
import http, { type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A service behind the gateway with `listener`, which echoes what comes over an upgraded connection. Returns its port. */
export async function startService(listener: RequestListener): Promise<number> {
  const server = http.createServer(listener);
  server.on("upgrade", (_request, socket) => {
    socket.write(
      "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n",
    );
    socket.pipe(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}
