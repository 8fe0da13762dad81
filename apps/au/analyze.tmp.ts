import { createBuilder, mergeConfig } from "vite";
import { brotliCompressSync } from "node:zlib";
import { storefrontConfig } from "@hjem/vite-config/storefront";
const base = (storefrontConfig() as any)({ command: "build", mode: "production" });
base.plugins = base.plugins.filter(
  (p: any) => p?.name !== "hjem:byte-report" && p?.name !== "hjem:precompress",
);
base.plugins.push({
  name: "an",
  generateBundle: {
    order: "post",
    handler(_o: any, bundle: any) {
      if (this.environment.name !== "client") return;
      for (const c of Object.values(bundle) as any[])
        if (c.type === "chunk") {
          console.log("#", c.fileName, c.code.length, brotliCompressSync(c.code).length);
          const by: Record<string, number> = {};
          for (const [id, m] of Object.entries(c.modules) as any)
            if (m.renderedLength > 0) {
              const k =
                process.env.FINE === "1" && /framework/.test(c.fileName)
                  ? id.replace(/.*node_modules\//, "")
                  : id.includes("node_modules")
                    ? id.replace(/.*node_modules\/((@[^/]+\/)?[^/]+).*/, "$1")
                    : id.replace("/work/main/", "");
              by[k] = (by[k] ?? 0) + m.renderedLength;
            }
          for (const [k, v] of Object.entries(by)
            .sort((a, b) => b[1] - a[1])
            .slice(0, Number(process.env.TOP ?? 25)))
            console.log("    ", v, k);
        }
    },
  },
});
base.environments.client.build.outDir = "/tmp/analyze-out";
base.environments.client.build.emptyOutDir = true;
base.configFile = false;
const b = await createBuilder(base);
await b.build(b.environments.client!);
