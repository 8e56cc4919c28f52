import {
  AutoComplete as AntdAutoComplete,
  Segmented as AntdSegmented,
  Select as AntdSelect,
  type AutoCompleteProps,
  type SegmentedProps,
  type SelectProps,
} from "antd";
import { Themed } from "./Themed.js";

/** Ant Design's select, with the product's theme. */
export function Select<Value>(props: SelectProps<Value>) {
  return (
    <Themed>
      <AntdSelect<Value> notFoundContent={null} {...props} />
    </Themed>
  );
}

/** Ant Design's text field with suggestions, with the product's theme. */
export function AutoComplete(props: AutoCompleteProps<string>) {
  return (
    <Themed>
      <AntdAutoComplete<string> {...props} />
    </Themed>
  );
}

/** Ant Design's choice of one of a few words, with the product's theme. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <Themed>
      <AntdSegmented<Value> {...props} />
    </Themed>
  );
}
