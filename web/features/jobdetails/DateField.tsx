import { DateBox, preloadDateBox } from "../../components/date/DateBox.js";

// The form has two of them at once.
preloadDateBox();

interface DateFieldProps {
  readonly id: string;
  readonly value: string;
  readonly "aria-describedby": string | undefined;
  readonly onChange: (value: string) => void;
}

/** A date of an advert; a text that names no day, such as `as soon as possible`, is kept. */
export function DateField(props: DateFieldProps) {
  return <DateBox {...props} isFree />;
}
