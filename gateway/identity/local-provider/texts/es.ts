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
    firstIntroduction: "Aquí aún no hay ninguna cuenta. La tuya se guarda en este servidor y en ningún otro sitio.",
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
    emailWrong: "Escribe un correo como nombre@example.com.",
    emailTaken: "Ya hay una cuenta con este correo. Inicia sesión o usa otro.",
    emailTakenTaking: "Ya hay una cuenta con esta dirección. Inicia sesión y llévate lo que has añadido.",
    emailTakenLeaving: "Ya hay una cuenta con esta dirección. Inicia sesión, o elige otra.",
    passwordMissing: "Escribe tu contraseña.",
    passwordTooShort: "Usa al menos 8 caracteres.",
    passwordTooLong: "Usa 200 caracteres como máximo.",
    passwordIsEmail: "Usa una contraseña que no sea tu correo.",
    passwordIsName:
      "Usa una contraseña que sea más que tu nombre, lo que va antes de la @ en tu correo o el nombre «Job Hunt Tracker».",
    passwordIsPattern: "Usa una contraseña que sea más que unos pocos caracteres repetidos o seguidos.",
    passwordIsCommon: "Es una de las contraseñas más comunes, las primeras que se prueban. Usa otra.",
  },
  lookAround: {
    button: "Echar un vistazo primero",
    note: "Abre una cuenta de prueba con una búsqueda de empleo inventada; tarda unos segundos. Desaparece con todo su contenido cuando cierras la sesión o, a más tardar, después de un día.",
    noteUnused:
      "Abre una cuenta de prueba con una búsqueda de empleo inventada; tarda unos segundos. Desaparece con todo su contenido cuando cierras la sesión, tras una hora sin uso o después de un día.",
    name: "Visita",
    busy: "El servidor está abriendo cuentas para otras personas. Vuelve a probar en un minuto.",
  },
  keep: {
    title: "Conservar esta búsqueda",
    introduction:
      "La búsqueda de ejemplo pasa a ser tu propia cuenta. Sus tokens de acceso y su dirección de calendario dejan de valer.",
    takeIntroduction:
      "Lo que has añadido pasa a ser el comienzo de tu propia cuenta, y la búsqueda inventada se borra.",
    startTitle: "Empezar mi búsqueda",
    startIntroduction: "La búsqueda de ejemplo se borra con todo lo que contiene, y tu cuenta empieza vacía.",
    question: "¿Qué se conserva?",
    everything: "El ejemplo y lo que he añadido",
    additions: "Solo lo que he añadido",
    button: "Conservar",
    takeThem: "Iniciar sesión y llevármelo",
    waiting: (email) => `Inicia sesión como ${email} antes de un día, y lo que has añadido irá contigo.`,
    back: "Volver a la búsqueda de ejemplo",
  },
  backUp: {
    offer: "Tengo una copia de seguridad",
    title: "Recuperar una copia de seguridad",
    introduction:
      "Aquí aún no hay ninguna cuenta, así que no se pierde nada. En el equipo donde funciona este servidor:",
    stop: "Detén el servidor.",
    moveAway: "Aparta la base de datos vacía:",
    restore: "Restaura la copia:",
    files: "Vuelve a poner la carpeta de archivos, si la copiaste:",
    start: "Inicia el servidor y entra como antes.",
    found: "Copias encontradas en la carpeta de datos",
    back: "Volver",
  },
  faultTitle: (title) => `Error: ${title}`,
  wait: (minutes) => `Demasiados intentos. Vuelve a probar en ${timeOf(minutes)}.`,
  locked: {
    password: (minutes) =>
      `Demasiadas contraseñas incorrectas. Durante ${timeOf(minutes)} se rechaza también la correcta.`,
    code: (minutes) => `Demasiados códigos incorrectos. Durante ${timeOf(minutes)} se rechaza también uno correcto.`,
  },
  passkeyWorks: "Una llave de acceso sigue funcionando.",
  secondFactor: {
    title: "Confirma que eres tú",
    introCode: "Escribe el código de 6 cifras que muestra tu aplicación de autenticación.",
    introPasskey: "Tu cuenta pide una llave de acceso después de la contraseña.",
    code: "Código",
    button: "Continuar",
    useRecovery: "Usar un código de recuperación",
    recoveryCode: "Código de recuperación",
    recoveryHint: "Cada uno sirve una sola vez.",
    codeMissing: "Escribe un código.",
    wrongCode: "Ese código no es correcto o ya se ha usado.",
    startAgain: "Empezar de nuevo",
    signInByPasskey: "Iniciar sesión con una llave de acceso",
    usePasskey: "Usar una llave de acceso",
    passkeyFailed: "No se aceptó la llave de acceso. Inténtalo de nuevo o continúa sin ella.",
  },
  expired: {
    title: "Este inicio de sesión ha terminado",
    text: "Se completó en otra pestaña o pasó demasiado tiempo. Vuelve atrás e inicia sesión de nuevo.",
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

function timeOf(minutes: number): string {
  return minutes === 1 ? "un minuto" : `${minutes} minutos`;
}
