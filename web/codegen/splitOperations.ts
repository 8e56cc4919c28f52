import type { Plugin } from "vite";

/**
 * Gives each feature its own copy of the generated operations while the client is built, of which only what the feature
 * uses is kept. As one module they would all travel with the shell.
 */
export function splitOperations(): Plugin {
  return {
    name: "split-operations",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /[/\\]operations\.generated\.js$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        const feature = /[/\\]features[/\\](\w+)[/\\]/.exec(importer ?? "")?.[1];
        return resolved && feature !== undefined ? `${resolved.id}?feature=${feature}` : resolved;
      },
    },
  };
}
