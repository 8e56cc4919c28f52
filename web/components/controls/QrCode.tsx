import { QRCode as AntdQrCode, type QRCodeProps } from "antd";
import { Themed } from "./Themed.js";

/** Ant Design's QR code; load it with what shows it. */
export function QrCode(props: QRCodeProps) {
  return (
    <Themed>
      <AntdQrCode {...props} />
    </Themed>
  );
}
