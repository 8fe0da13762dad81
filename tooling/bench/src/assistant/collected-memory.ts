/** Memory of another Node process after a garbage collection, over its inspector. */
export interface CollectedMemory {
  /** Bytes of the heap and outside of it. */
  read(): Promise<number>;
  close(): void;
}

interface InspectorReply {
  id: number;
  result?: { result?: { value?: unknown } };
}

/** Address of the inspector of a process that runs with `--inspect=127.0.0.1:port`. */
async function inspectorOf(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target]: { webSocketDebuggerUrl: string }[] = await response.json();
  if (!target) throw new Error("The process has no inspector.");
  return target.webSocketDebuggerUrl;
}

/** Connects to the inspector of a process of this machine. */
export async function openCollectedMemory(port: number): Promise<CollectedMemory> {
  const socket = new WebSocket(await inspectorOf(port));
  const waiting = new Map<number, (reply: InspectorReply) => void>();
  socket.addEventListener("message", ({ data }) => {
    const reply: InspectorReply = JSON.parse(String(data));
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  let sent = 0;
  const call = (method: string, params: object = {}): Promise<InspectorReply> => {
    const id = (sent += 1);
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  const expression = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())";
  return {
    async read() {
      await call("HeapProfiler.collectGarbage");
      const { result } = await call("Runtime.evaluate", { expression, returnByValue: true });
      return Number(result?.result?.value);
    },
    close: () => socket.close(),
  };
}
