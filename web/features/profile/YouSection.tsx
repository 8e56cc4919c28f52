import { Segmented } from "../../components/controls/Segmented.js";
import { Select } from "../../components/controls/Select.js";
import { Switch } from "../../components/controls/Switch.js";
import { Suspense, useId } from "react";
import { guestMessages } from "../../components/guestMessages.js";
import { Portrait } from "../../components/Portrait.js";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { useSession } from "../../lib/session.js";
import { useThemeChoice, type ThemeChoice } from "../../lib/themeChoice.js";
import { useGuestEnd } from "../../lib/useGuestAccount.js";
import { useT } from "../../lib/useT.js";
import { languageOptions } from "./languageOptions.js";
import { profileMessages as messages } from "./messages.js";
import { ModelSetting } from "./ModelSetting.js";
import { useTimeZone, type TimeZoneState } from "./useTimeZone.js";
import { optionalComponent } from "../../lib/lazyComponent.js";

// Loaded after the screen, to keep its chunk small; a part that fails to load is left out.
const TimeZoneSetting = optionalComponent<TimeZoneState>(
  async () => (await import("./TimeZoneSetting.js")).TimeZoneSetting,
);

const DateOrderSetting = optionalComponent(async () => (await import("./DateOrderSetting.js")).DateOrderSetting);

/** The signed-in user, and the settings of this browser. */
export function YouSection() {
  const t = useT();
  const { name, email, picture, guest } = useSession();
  const end = useGuestEnd();
  const timeZone = useTimeZone();
  return (
    <>
      <div className="profile-person">
        <Portrait name={name} picture={picture} size={72} />
        <div>
          <b dir="auto">{name}</b>
          <p>{guest === null ? email : t(guestMessages.until, { time: end(guest.endsAt) })}</p>
          <p className="quiet">{t(messages.role)}</p>
        </div>
      </div>
      <div className="profile-settings">
        <ThemeSetting />
        <LanguageSetting />
        <Suspense fallback={<div className="setting" />}>
          <TimeZoneSetting {...timeZone} />
        </Suspense>
        <Suspense fallback={<div className="setting" />}>
          <DateOrderSetting />
        </Suspense>
        <ShortcutSetting />
        <ModelSetting />
      </div>
    </>
  );
}

function ThemeSetting() {
  const t = useT();
  const { choice, choose } = useThemeChoice();
  const labelId = useId();
  return (
    <div className="setting">
      <span id={labelId}>{t(messages.theme)}</span>
      <Segmented<ThemeChoice>
        aria-labelledby={labelId}
        value={choice}
        onChange={choose}
        options={[
          { value: "system", label: t(messages.system) },
          { value: "light", label: t(messages.light) },
          { value: "dark", label: t(messages.dark) },
        ]}
      />
    </div>
  );
}

/** The language of the browser applies until another is chosen; a change reloads the page. */
function LanguageSetting() {
  const t = useT();
  const [language, setLanguage] = useLocalStorageState("language");
  const fieldId = useId();
  const change = (next: string): void => {
    setLanguage(next === "" ? undefined : next);
    window.location.reload();
  };
  return (
    <div className="setting">
      <label htmlFor={fieldId}>{t(messages.language)}</label>
      <Select
        id={fieldId}
        value={language ?? ""}
        onChange={change}
        options={[{ value: "", label: t(messages.browserLanguage) }, ...languageOptions]}
      />
    </div>
  );
}

function ShortcutSetting() {
  const t = useT();
  const [shortcuts, setShortcuts] = useLocalStorageState("shortcuts");
  const labelId = useId();
  return (
    <div className="setting">
      <span id={labelId}>{t(messages.shortcuts)}</span>
      <Switch
        aria-labelledby={labelId}
        checked={shortcuts !== "off"}
        onChange={(isOn) => setShortcuts(isOn ? "on" : "off")}
      />
    </div>
  );
}
