import type { SignInTexts } from "../texts.js";

/** The pages of the local provider in Spanish. */
export const es: SignInTexts = {
  product: "Job Hunt Tracker",
  signIn: {
    title: "Iniciar sesión",
    button: "Iniciar sesión",
    refused: "Ese correo y esa contraseña no coinciden.",
    isNewHere: "¿Primera vez aquí?",
    signUp: "Crear una cuenta",
  },
  signUp: {
    title: "Crear una cuenta",
    button: "Crear cuenta",
    firstTitle: "Crea tu cuenta",
    firstIntroduction: "Aquí aún no tiene cuenta nadie. La tuya se guarda en este servidor y en ningún otro sitio.",
    hasAccount: "¿Ya tienes cuenta?",
    signIn: "Iniciar sesión",
    closed: "Aquí no se pueden crear cuentas nuevas.",
  },
  fields: {
    name: "Nombre",
    email: "Correo electrónico",
    password: "Contraseña",
    passwordHint: "Al menos 8 caracteres.",
  },
  faults: {
    nameMissing: "Escribe tu nombre.",
    nameTooLong: "Usa un nombre de 200 caracteres como máximo.",
    emailMissing: "Escribe tu correo electrónico.",
    emailWrong: "Escribe un correo como name@example.com.",
    emailTaken: "Ya hay una cuenta con este correo. Inicia sesión o usa otro.",
    passwordMissing: "Escribe tu contraseña.",
    passwordTooShort: "Usa al menos 8 caracteres.",
    passwordTooLong: "Usa 200 caracteres como máximo.",
    passwordIsEmail: "Usa una contraseña que no sea tu correo.",
  },
  faultTitle: (title) => `Error: ${title}`,
  wait: (minutes) => `Demasiados intentos. Vuelve a probar en ${minutes === 1 ? "un minuto" : `${minutes} minutos`}.`,
  expired: {
    title: "Este inicio de sesión ha terminado",
    text: "Se completó en otra pestaña o esperó demasiado. Vuelve atrás e inicia sesión de nuevo.",
  },
  stopped: {
    title: "Este inicio de sesión no puede continuar",
    text: "El programa que te envió aquí pidió algo que no es posible:",
  },
  unavailable: {
    title: "Ahora mismo no se puede iniciar sesión",
    text: "El servidor no pudo hacer su parte. Inténtalo de nuevo en un minuto.",
  },
  backToProduct: "Volver a Job Hunt Tracker",
};
