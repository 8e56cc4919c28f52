import { AutoComplete as AntdAutoComplete, Select as AntdSelect, type AutoCompleteProps, type SelectProps } from "antd";
import { Themed } from "./Themed.js";

/** Ant Design's select whose options are found by typing, with the product's theme; load it with what opens it. */
export function SearchSelect<Value>(props: SelectProps<Value>) {
  return (
    <Themed>
      <AntdSelect<Value> {...props} />
    </Themed>
  );
}

/** Ant Design's text field with suggestions, with the product's theme; load it with what opens it. */
export function AutoComplete(props: AutoCompleteProps<string>) {
  return (
    <Themed>
      <AntdAutoComplete<string> {...props} />
    </Themed>
  );
}
