import { useId } from "react";
import { useIntl } from "react-intl";
import { Select } from "../../components/controls/Select.js";
import { browserOrder, DATE_ORDERS } from "../../components/date/dateOrder.js";
import type { DateOrder } from "../../components/date/readDay.js";
import { useLocalStorageState } from "../../lib/localStorageState.js";
import { useT } from "../../lib/useT.js";
import { dateOrderMessages as messages } from "./dateOrderMessages.js";

const EXAMPLES: Readonly<Record<DateOrder, string>> = { DMY: "29/11/2026", MDY: "11/29/2026", YMD: "2026-11-29" };

/** The order in which dates are read and shown in this browser; that of its region until another is chosen. */
export function DateOrderSetting() {
  const t = useT();
  const { locale } = useIntl();
  const fieldId = useId();
  const [order, setOrder] = useLocalStorageState("dateOrder");
  return (
    <div className="setting">
      <label htmlFor={fieldId}>{t(messages.label)}</label>
      <Select
        id={fieldId}
        value={order ?? ""}
        onChange={(chosen) => setOrder(DATE_ORDERS.find((one) => one === chosen))}
        options={[
          { value: "", label: t(messages.browser, { example: EXAMPLES[browserOrder(locale)] }) },
          ...DATE_ORDERS.map((one) => ({ value: one, label: EXAMPLES[one] })),
        ]}
      />
    </div>
  );
}
