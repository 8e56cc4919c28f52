import { ConfigProvider } from "antd";
import { useMemo } from "react";
import { BrowserRouter } from "react-router-dom";
import { screens, useMediaQuery } from "../lib/useMediaQuery.js";
import { useThemeChoice } from "../lib/themeChoice.js";
import type { LanguagePack } from "../locales/locales.js";
import { makeTheme } from "../theme.js";
import { SessionProvider } from "./SessionProvider.js";
import { useLandingGone } from "./useLandingGone.js";
import { AppRoutes } from "./AppRoutes.js";

/** The root of everything a signed-in user sees: theme, router, session and the screens. */
export function Shell({ controls }: Pick<LanguagePack, "controls">) {
  const { mode } = useThemeChoice();
  const isTouch = useMediaQuery(screens.touch);
  const isStill = useMediaQuery(screens.still);
  const theme = useMemo(() => makeTheme(mode, { isTouch, isStill }), [mode, isTouch, isStill]);
  useLandingGone();
  const direction = document.documentElement.dir === "rtl" ? "rtl" : "ltr";
  return (
    <ConfigProvider
      {...(controls && { locale: controls })}
      theme={theme}
      direction={direction}
      wave={{ disabled: true }}
    >
      <BrowserRouter>
        <SessionProvider>
          <AppRoutes />
        </SessionProvider>
      </BrowserRouter>
    </ConfigProvider>
  );
}
