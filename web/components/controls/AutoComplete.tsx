import { AutoComplete as AntdAutoComplete, type AutoCompleteProps } from "antd";
import { Themed } from "./Themed.js";

/** Ant Design's text field with suggestions, with the product's theme; load it with what opens it. */
export function AutoComplete(props: AutoCompleteProps<string>) {
  return (
    <Themed>
      <AntdAutoComplete<string> {...props} />
    </Themed>
  );
}
