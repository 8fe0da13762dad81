import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

const ENTRIES_MAX = 2_000;
const LONGEST_SECONDS = 600;

/** Storage of the simulated providers, in memory only: after a restart pending sign-ins start again. */
export const createExpiringAdapter = (): AdapterFactory => {
  const entries = new Map<string, { payload: AdapterPayload; until: number }>();
  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    return entry && entry.until > performance.now() ? entry.payload : undefined;
  };
  return (model): Adapter => {
    const keyOf = (id: string) => `${model}/${id}`;
    const findBy = (name: "uid" | "userCode", value: string) =>
      [...entries.keys()]
        .filter((key) => key.startsWith(`${model}/`))
        .map(read)
        .find((payload) => payload?.[name] === value);
    return {
      async upsert(id, payload, expiresIn = LONGEST_SECONDS) {
        entries.set(keyOf(id), { payload, until: performance.now() + expiresIn * 1000 });
        const [oldest] = entries.keys();
        if (entries.size > ENTRIES_MAX && oldest !== undefined) entries.delete(oldest);
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) => findBy("uid", uid),
      findByUserCode: async (userCode) => findBy("userCode", userCode),
      async consume(id) {
        const payload = read(keyOf(id));
        if (payload) payload.consumed = Math.floor(performance.now() / 1000);
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
};
