const requested = new Map<string, Promise<void>>();

function requestStyle(href: string): Promise<void> {
  // Those of the page, which the server has written into its HTML.
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      requested.delete(href);
      // Vite's words, by which a page knows that its build has been replaced.
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
    link.href = href;
    document.head.append(link);
  });
}

/**
 * Imports a module once its styles have loaded; `files` are their paths from the site's root. Stands for Vite's own, which
 * never requests a file again that has failed: what was opened after a lost connection was shown without its styles.
 */
export async function loadWithStyles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(
    files.map((file) => {
      const href = `/${file}`;
      const style = requested.get(href) ?? requestStyle(href);
      requested.set(href, style);
      return style;
    }),
  );
  return load();
}
