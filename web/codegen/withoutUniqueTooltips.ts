import type { Plugin } from "vite";

const NAME = "/tooltip/UniqueProvider";
const STAND_IN = "\0without-unique-tooltips";

/**
 * Returns a Vite plugin that removes antd's unique tooltip from the shell. Its ConfigProvider always imports it but
 * uses it only when `tooltip.unique` is set, which this app never does; with it come 14 KiB of positioning code.
 */
export function withoutUniqueTooltips(): Plugin {
  return {
    name: "without-unique-tooltips",
    enforce: "pre",
    resolveId: (id, importer) =>
      id.endsWith(NAME) && importer?.includes("/antd/es/config-provider/") ? STAND_IN : undefined,
    load: (id) => (id === STAND_IN ? "export default ({ children }) => children;" : undefined),
  };
}
