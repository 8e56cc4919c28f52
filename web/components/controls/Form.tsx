import { Form as AntdForm, type FormProps as AntdFormProps } from "antd";
import type { ReactNode } from "react";
import { FormDisabled } from "./formDisabled.js";
import { Themed } from "./Themed.js";

interface FormProps<Values> extends Omit<AntdFormProps<Values>, "children"> {
  readonly children: ReactNode;
}

function ThemedForm<Values>({ children, disabled = false, ...rest }: FormProps<Values>) {
  return (
    <Themed>
      <AntdForm<Values> {...rest} disabled={disabled}>
        {/* For the fields that are not Ant Design's. */}
        <FormDisabled value={disabled}>{children}</FormDisabled>
      </AntdForm>
    </Themed>
  );
}

const { Item, useForm, useFormInstance, useWatch } = AntdForm;

/** Ant Design's form, with the product's theme; its fields are its own and the controls of this folder. */
export const Form = Object.assign(ThemedForm, { Item, useForm, useFormInstance, useWatch });

export type { FormInstance } from "antd";
