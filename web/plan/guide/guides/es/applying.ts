import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { situations } from "./situations.js";

/** The guides of the steps of Applying, in Spanish. */
export const applying = {
  // 8. Build application bundle
  BUILD_APPLICATION_BUNDLE: {
    why: "Los documentos de la candidatura son tu currículum, tu carta y los demás documentos que piden. Quien los lee tiene poco tiempo: la primera media página debe responder al anuncio.",
    how: [
      "Marca las cinco palabras más importantes del anuncio. Úsalas donde sean verdad.",
      "Currículum: primero lo que encaja. Diseño sencillo, títulos habituales, nada de texto en imágenes: a menudo lo lee un programa.",
      "No pongas fecha de nacimiento, familia, religión, salud ni números de identidad, salvo que la ley o el puesto lo pidan.",
      "Foto: tú eliges. Es habitual en unos países y no se desea en otros. ¿Tienes dudas? No la pongas.",
      "Un período sin empleo: una frase corta y verdadera, por ejemplo «2023-2025, cuidado de un familiar».",
      "Carta, si la quieren: una página. Por qué esa empresa, un resultado tuyo y cuándo puedes empezar.",
      "La IA puede ayudar si el anuncio lo permite. Cada frase debe ser verdad y sonar a ti.",
      "Pide a alguien que lo lea. PDF o el formato que pidan, un nombre de archivo claro, copias y nunca originales.",
    ],
    doneWhen: "el currículum y los documentos que piden están vinculados a esta búsqueda de empleo.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Candidatura: {title}{{ ({reference})}}",
        body: "{greeting}:\n\nPresento mi candidatura para el puesto «{title}»{{, referencia {reference}}}.\n\nEn [dónde] me ocupé de [qué hiciste]; el resultado fue [resultado].\n\nMe gustaría trabajar en {employer} porque [una razón verdadera]. Puedo empezar el [fecha].\n\nSaludos cordiales,\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Pedir a alguien que lo lea",
        subject: "Una opinión sobre mi candidatura: {title}",
        body: "Buenos días, {helper}:\n\nVoy a presentarme al puesto «{title}» y me ayudaría mucho otra opinión sobre mis documentos: ¿qué no está claro?, ¿qué está mal? Van adjuntos. ¿Sería posible a más tardar el [día]?\n\nMuchas gracias y un saludo,\n{me}",
      },
    ],
    situations,
    helper: true,
  },
  // 9. Pre-application communications
  PRE_APPLICATION_COMMUNICATIONS: {
    why: "Una pregunta a la empresa antes de presentarte. La respuesta te ayuda a decidir y a escribir una carta mejor.",
    how: [
      "Lee otra vez el anuncio: ¿qué no dice?",
      "Dos preguntas como máximo, y nada que el anuncio ya responda.",
      "Buenas preguntas: ¿qué es lo más importante en los primeros meses?, ¿cuál es el rango salarial?",
      "¿El anuncio no quiere preguntas, o solo hay un formulario? Omite este paso.",
      "Anota la respuesta en esta búsqueda de empleo.",
    ],
    doneWhen: "has preguntado y anotado la respuesta, o lo has intentado dos veces sin poder hablar con nadie.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Buenos días, me llamo {me}. Quisiera presentarme al puesto «{title}»{{, referencia {reference}}}. ¿Puedo hacerle una pregunta? [pregunta] Muchas gracias.",
      },
    ],
  },
  // 10. Follow up email
  FOLLOW_UP_EMAIL: {
    why: "Es el agradecimiento por la conversación de «Pregunta antes de presentarse», antes de enviar tu candidatura. No es una consulta: las consultas vienen cuando ya has enviado tus documentos.",
    how: [
      "¿No hablaste con nadie en «Pregunta antes de presentarse»? Omite este paso.",
      "Da las gracias y nombra una cosa que te dijeron.",
      "Di cuándo llegarán tus documentos, si lo sabes con certeza.",
      "Cuatro frases, sin adjuntos, salvo que los hayan pedido.",
    ],
    doneWhen: "el correo está enviado.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Gracias por la conversación: {title}",
        body: "{greeting}:\n\nGracias por hablar conmigo el [día]. Me ayudó saber que [lo que te dijeron]. Tengo previsto enviar mi candidatura a más tardar el [día].\n\nSaludos cordiales,\n{me}",
      },
    ],
  },
  // 11. Send application bundle
  SEND_APPLICATION_BUNDLE: {
    why: "Ahora te presentas. Los documentos incompletos o fuera de plazo a menudo no se leen; y semanas después pueden preguntarte qué escribiste.",
    how: [
      "¿Está el puesto en el sitio web de la propia empresa? Comprueba la dirección de la página antes de escribir tus datos.",
      "Compara con el anuncio: documentos, formato, dirección, último día.",
      "Abre tus archivos en otro dispositivo. Copia las respuestas largas antes de pulsar «Enviar».",
      "Ni datos bancarios, ni copia del documento de identidad, ni dinero en este momento.",
      "Guarda la confirmación. Puede llegar una prueba el mismo día: reserva una hora tranquila.",
      "Pulsa «Hecho»: se guarda una copia del anuncio y de los archivos, con la fecha.",
    ],
    doneWhen: "la candidatura está enviada y guardada en esta búsqueda de empleo.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Candidatura: {title}{{ ({reference})}}",
        body: "{greeting}:\n\nAdjunto mi candidatura para el puesto «{title}»{{, referencia {reference}}}: [documentos].\n\nQuedo a la espera de su respuesta.\n\nSaludos cordiales,\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 12. First follow-up communications
  FIRST_FOLLOW_UP_COMMUNICATIONS: {
    why: "La primera consulta después de presentarte. Una o dos semanas sin respuesta son normales. No significan un no.",
    how: [
      "Mira primero la carpeta de spam, las respuestas automáticas y la página de estado. ¿Dieron un día? Espera hasta entonces.",
      "¿El anuncio dice «sin preguntas, por favor»? Entonces no preguntes: pulsa «Omitir».",
      "Escribe a la persona que recibió tu candidatura o a la dirección del anuncio.",
      "De tres a cinco frases: qué puesto, cuándo te presentaste, una cosa que aportas.",
      "Haz una sola pregunta: ¿qué pasa ahora y cuándo?",
    ],
    doneWhen: "el mensaje está enviado, o hablaste con alguien y anotaste lo que dijo.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "{title}{{ ({reference})}}: mi candidatura del {sentOn}",
        body: "{greeting}:\n\nEl {sentOn} presenté mi candidatura para el puesto «{title}»{{, referencia {reference}}}. El puesto me sigue interesando.\n\n[una frase: qué aportas de lo que pedían]\n\n¿Podría decirme cuál es el siguiente paso y cuándo prevén decidir? Si falta algo, lo enviaré con mucho gusto.\n\nSaludos cordiales,\n{me}{{\n{phone}}}",
      },
      {
        key: "noCall",
        kind: "EMAIL",
        title: "Prometieron una llamada y no llegó",
        subject: "{title}{{ ({reference})}}: otro momento para nuestra llamada",
        body: "{greeting}:\n\nMe dijeron que, a más tardar el {promisedOn}, me llamarían para hablar del puesto «{title}»{{, referencia {reference}}}. Quizá no me llegó la llamada.\n\n¿Podría decirme otro día y otra hora? También me puede escribir.\n\nSaludos cordiales,\n{me}{{\n{phone}}}",
      },
    ],
  },
  // 13. Second follow-up communications
  SECOND_FOLLOW_UP_COMMUNICATIONS: {
    why: "La segunda consulta, por otro medio: si escribiste, llama. ¿Te cuesta llamar? Escribe a otra persona de la empresa.",
    how: [
      "Ten a mano el anuncio, tu carta y tu calendario: abre la ficha de esta búsqueda de empleo.",
      "Pregunta: ¿sigue disponible el puesto?, ¿ha empezado la selección?, ¿necesitan algo de mí?",
      "Habla con amabilidad: quizá la persona al teléfono no es la que decide.",
      "Anota el nombre y la respuesta. El día que prometan entra en el plan.",
    ],
    doneWhen: "has hablado con alguien, o lo has intentado dos veces en dos días distintos.",
    texts: [
      {
        key: "main",
        kind: "CALL",
        body: "Buenos días, me llamo {me}. El {sentOn} presenté mi candidatura para el puesto «{title}»{{, referencia {reference}}}. ¿Sigue disponible? ¿Cuándo puedo esperar una respuesta? Gracias. ¿Me puede decir su nombre?",
      },
    ],
  },
  // 14. Final follow-up communications
  FINAL_FOLLOW_UP_COMMUNICATIONS: {
    why: "La última consulta. Después dejas de esperar y dedicas tu tiempo a otras búsquedas de empleo.",
    how: [
      "Dos o tres frases amables, sin quejas.",
      "¿Te sigue interesando? Dilo y pide un sí o un no breve.",
      "Elige tu propio último día para esta búsqueda de empleo.",
    ],
    doneWhen: "el mensaje está enviado.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Última consulta sobre «{title}»{{ ({reference})}}: mi candidatura del {sentOn}",
        body: "{greeting}:\n\nEl {sentOn} presenté mi candidatura para el puesto «{title}»{{, referencia {reference}}}. El puesto me sigue interesando. ¿Han tomado ya una decisión? Si han elegido a otra persona, me basta con una línea.\n\nSaludos cordiales,\n{me}",
      },
    ],
  },
  // 15. Closing communications
  CLOSING_COMMUNICATIONS: {
    why: "El final de esta búsqueda de empleo. Un final amable puede ayudar: a veces la primera persona elegida dice que no.",
    how: [
      "Después de un no: da las gracias en dos días como máximo. Puedes pedir un consejo; muchas empresas no responden.",
      "Después de no recibir respuesta: no hace falta ningún mensaje.",
      "¿Retiras tu candidatura? Dilo pronto, en dos frases.",
      "¿Fue por tu edad, origen, sexo, salud o religión? Pregunta pronto en un centro de asesoramiento: los plazos son cortos.",
      "Archiva la búsqueda de empleo y anota el motivo.",
    ],
    doneWhen: "el último mensaje está enviado o no hace falta, y la búsqueda de empleo está cerrada.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        title: "Después de un no",
        subject: "{title}: gracias",
        body: "{greeting}:\n\nGracias por su respuesta y por su tiempo. ¿Podría decirme qué puedo hacer mejor la próxima vez? Si surge un puesto parecido, me gustaría saberlo.\n\nSaludos cordiales,\n{me}",
      },
      {
        key: "withdraw",
        kind: "EMAIL",
        title: "Retiras tu candidatura",
        subject: "{title}: retiro mi candidatura",
        body: "{greeting}:\n\nGracias por su tiempo. Quisiera retirar mi candidatura para el puesto «{title}». Deseo que encuentren a la persona adecuada.\n\nSaludos cordiales,\n{me}",
      },
    ],
  },
} as const satisfies Partial<Record<StepName, Guide>>;
