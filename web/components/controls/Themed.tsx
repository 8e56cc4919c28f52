import { ConfigProvider } from "antd";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { useThemeChoice } from "../../lib/themeChoice.js";
import { screens, useMediaQuery } from "../../lib/useMediaQuery.js";
import { makeTheme } from "../../theme.js";

const IsThemed = createContext(false);

/** Provides Ant Design's components below it with the product's theme and the direction of the page, once. */
export function Themed({ children }: { readonly children: ReactNode }) {
  return useContext(IsThemed) ? children : <Theme>{children}</Theme>;
}

function Theme({ children }: { readonly children: ReactNode }) {
  const { mode } = useThemeChoice();
  const isTouch = useMediaQuery(screens.touch);
  const isStill = useMediaQuery(screens.still);
  const theme = useMemo(() => makeTheme(mode, { isTouch, isStill }), [mode, isTouch, isStill]);
  const direction = document.documentElement.dir === "rtl" ? "rtl" : "ltr";
  return (
    <ConfigProvider theme={theme} direction={direction} wave={{ disabled: true }}>
      <IsThemed value>{children}</IsThemed>
    </ConfigProvider>
  );
}
