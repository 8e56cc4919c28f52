import type { Plugin } from "vite";

const NAME = "/tooltip/UniqueProvider";
const STAND_IN = "\0without-unique-tooltips";

/**
 * Leaves antd's one moving tooltip out of the shell. Its ConfigProvider imports it always and uses it only when
 * `tooltip.unique` is set, which we never do; with it come 14 KiB of what places pop-ups, before anything pops up.
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
