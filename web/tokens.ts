/** The two appearances; a user may also leave the choice to the system. */
export type ThemeMode = "light" | "dark";

/** The keys of colours: phases, statuses, company types, and the brand. */
export type Hue =
  | "preparing"
  | "applying"
  | "interviewing"
  | "accepting"
  | "inactive"
  | "active"
  | "done"
  | "notdone"
  | "agency"
  | "employer"
  | "brand";

interface HueTokens {
  /** The colour the specification fixes: lines, rings, dots, bars; never text. */
  readonly fill: string;
  /** The colour of an icon on the fill. */
  readonly on: string;
  /** The background and its AA text colour. */
  readonly light: readonly [tint: string, ink: string];
  readonly dark: readonly [tint: string, ink: string];
}

/** The fixed colours with their accessible pairings, measured in both appearances. */
const hues: Readonly<Record<Hue, HueTokens>> = {
  preparing: { fill: "#FF9000", on: "#12272C", light: ["#FFF2E0", "#925004"], dark: ["#403218", "#FFB475"] },
  applying: { fill: "#6C63FF", on: "#FFFFFF", light: ["#EDECFF", "#5341DC"], dark: ["#22294B", "#ABB1FF"] },
  interviewing: { fill: "#B34744", on: "#FFFFFF", light: ["#F6E9E9", "#A23736"], dark: ["#312426", "#FF968E"] },
  accepting: { fill: "#2196F3", on: "#12272C", light: ["#E4F2FE", "#0260A3"], dark: ["#133449", "#8BC5FF"] },
  inactive: { fill: "#3B758C", on: "#FFFFFF", light: ["#E7EEF1", "#276278"], dark: ["#192D34", "#83BED7"] },
  active: { fill: "#4CAF50", on: "#12272C", light: ["#EAF5EA", "#017016"], dark: ["#1C3928", "#7DD77E"] },
  done: { fill: "#2196F3", on: "#12272C", light: ["#E4F2FE", "#0260A3"], dark: ["#133449", "#8BC5FF"] },
  notdone: { fill: "#FFCC00", on: "#12272C", light: ["#FFF9E0", "#796004"], dark: ["#403E18", "#F8CE4D"] },
  agency: { fill: "#FE612A", on: "#12272C", light: ["#FFECE5", "#AB3501"], dark: ["#402920", "#FFA589"] },
  employer: { fill: "#F0A74A", on: "#12272C", light: ["#FDF4E9", "#8A5603"], dark: ["#3D3727", "#FFBA67"] },
  brand: { fill: "#1A6373", on: "#FFFFFF", light: ["#E4ECEE", "#1A6373"], dark: ["#12292F", "#78BCCD"] },
};

/** The neutral and brand colours of each appearance. */
export const surfaces = {
  light: {
    canvas: "#ECF1F1",
    sheet: "#FFFFFF",
    raised: "#FFFFFF",
    float: "#FFFFFF",
    sunken: "#F5F8F8",
    hover: "#EEF3F4",
    line: "#DFE7E8",
    control: "#84979D",
    buttonEdge: "#C3CFD2",
    text: "#12272C",
    text2: "#48616A",
    text3: "#556B73",
    brand: "#1A6373",
    brandHover: "#14505E",
    onBrand: "#FFFFFF",
    danger: "#B4232F",
    success: "#017016",
    warning: "#796004",
    mask: "rgba(14,44,52,.36)",
    liftEdge: "#84979D",
    lift: "0 14px 34px -16px rgba(12,40,46,.3)",
    dialog: "0 16px 48px -12px rgba(12,40,46,.28)",
    menu: "0 2px 6px rgba(12,40,46,.06), 0 12px 32px -8px rgba(12,40,46,.2)",
  },
  dark: {
    canvas: "#0A1214",
    sheet: "#101B1E",
    raised: "#15242A",
    float: "#1A2B31",
    sunken: "#0C1619",
    hover: "#192A2F",
    line: "#223338",
    control: "#5C757C",
    buttonEdge: "#3A5057",
    text: "#E4EEF0",
    text2: "#A3B8BD",
    text3: "#859CA2",
    brand: "#78BCCD",
    brandHover: "#97D0DE",
    onBrand: "#06232A",
    danger: "#FF8A85",
    success: "#7DD77E",
    warning: "#F8CE4D",
    mask: "rgba(2,8,10,.62)",
    liftEdge: "#4A646C",
    lift: "0 14px 34px -12px rgba(0,0,0,.65)",
    dialog: "0 16px 48px -8px rgba(0,0,0,.7)",
    menu: "0 12px 32px -6px rgba(0,0,0,.65)",
  },
} as const satisfies Record<ThemeMode, Record<string, string>>;

/** Returns the style sheet that defines the CSS variable of every token, light unless `<html data-theme="dark">`. */
export function tokenStyles(): string {
  const rules = (["light", "dark"] as const).map((mode) => {
    const neutral = Object.entries(surfaces[mode]).map(([name, value]) => `--${name}:${value}`);
    const coloured = Object.entries(hues).flatMap(([name, hue]) => [
      `--${name}-fill:${hue.fill}`,
      `--${name}-on:${hue.on}`,
      `--${name}-tint:${hue[mode][0]}`,
      `--${name}-ink:${hue[mode][1]}`,
    ]);
    const selector = mode === "light" ? ":root" : ':root[data-theme="dark"]';
    return `${selector}{color-scheme:${mode};${[...neutral, ...coloured].join(";")}}`;
  });
  const classes = Object.keys(hues).map(
    (name) =>
      `.hue-${name}{--fill:var(--${name}-fill);--on:var(--${name}-on);--tint:var(--${name}-tint);--ink:var(--${name}-ink)}`,
  );
  return [...rules, ...classes].join("");
}
