import { theme as antd, type ThemeConfig } from "antd";
import { surfaces, type ThemeMode } from "./tokens.js";

const fontFamily = "Commissioner, system-ui, -apple-system, 'Segoe UI', sans-serif";

/** The inputs of the theme other than light and dark. */
export interface ThemeNeeds {
  /** Every control grows to 44 pixels. */
  readonly isTouch: boolean;
  /** The user prefers reduced motion. */
  readonly isStill: boolean;
}

/** Returns Ant Design's theme with the product's tokens. */
export function makeTheme(mode: ThemeMode, { isTouch, isStill }: ThemeNeeds): ThemeConfig {
  const colour = surfaces[mode];
  const isDark = mode === "dark";
  return {
    algorithm: isDark ? antd.darkAlgorithm : antd.defaultAlgorithm,
    cssVar: { key: "jh-theme" },
    hashed: false,
    token: {
      ...colourTokens(mode),
      ...(isDark ? {} : LIGHT_GROUNDS),
      fontFamily,
      fontSize: 14,
      lineHeight: 1.5,
      fontSizeHeading1: 26,
      fontSizeHeading2: 20,
      fontSizeHeading3: 16,
      fontWeightStrong: 600,
      borderRadius: 8,
      borderRadiusLG: 12,
      borderRadiusSM: 6,
      controlHeight: isTouch ? 44 : 36,
      controlHeightSM: isTouch ? 44 : 28,
      controlHeightLG: 44,
      boxShadow: colour.dialog,
      boxShadowSecondary: colour.menu,
      motion: !isStill,
      motionDurationFast: ".1s",
      motionDurationMid: ".16s",
      motionDurationSlow: ".22s",
      motionEaseInOut: "cubic-bezier(.2,0,0,1)",
      controlOutlineWidth: 3,
      lineWidthFocus: 2,
    },
    components: componentTokens(mode),
  };
}

/**
 * The backgrounds of boxes and selected options. Ant Design derives its own from the middle of a bright palette; from
 * colours as dark as these it derives a muddy grey.
 */
const LIGHT_GROUNDS = {
  colorPrimaryBg: "#E4ECEE",
  colorPrimaryBgHover: "#D6E3E6",
  colorInfoBg: "#F0F7F8",
  colorInfoBorder: "#B9D3D9",
  colorSuccessBg: "#F0F8F0",
  colorSuccessBorder: "#B5D6B8",
  colorWarningBg: "#FFF9E5",
  colorWarningBorder: "#E3D394",
  colorErrorBg: "#FDF2F2",
  colorErrorBorder: "#EFC0C3",
} as const satisfies ThemeConfig["token"];

function colourTokens(mode: ThemeMode): NonNullable<ThemeConfig["token"]> {
  const colour = surfaces[mode];
  return {
    colorPrimary: colour.brand,
    colorPrimaryHover: colour.brandHover,
    colorPrimaryActive: colour.brandHover,
    colorPrimaryBorder: colour.brand,
    colorInfo: colour.brand,
    colorLink: colour.brand,
    colorError: colour.danger,
    colorSuccess: colour.success,
    colorWarning: colour.warning,
    colorTextBase: colour.text,
    colorText: colour.text,
    colorTextSecondary: colour.text2,
    colorTextTertiary: colour.text3,
    colorTextPlaceholder: colour.text3,
    colorTextDescription: colour.text3,
    colorTextLightSolid: colour.onBrand,
    colorBgBase: colour.sheet,
    colorBgLayout: colour.canvas,
    colorBgContainer: colour.sheet,
    colorBgElevated: colour.float,
    colorBgMask: colour.mask,
    colorBorder: colour.control,
    colorBorderSecondary: colour.line,
    colorSplit: colour.line,
    colorFillTertiary: colour.hover,
    colorFillQuaternary: colour.sunken,
    controlItemBgHover: colour.hover,
  };
}

/** The components that web/components/controls has of Ant Design; the others are the product's own. */
function componentTokens(mode: ThemeMode): NonNullable<ThemeConfig["components"]> {
  const colour = surfaces[mode];
  return {
    Form: { labelColor: colour.text, labelFontSize: 13, verticalLabelPadding: "0 0 5px", itemMarginBottom: 18 },
  };
}
