import type { StepName } from "../../../../schema.generated.js";
import type { Guide } from "../../guide.js";
import { help, situations } from "./situations.js";

/** The guides of the steps of Accepting, in Spanish. */
export const accepting = {
  // 22. Received offer
  RECEIVED_OFFER: {
    why: "Te ofrecen el puesto. Aquí lo anotas; respondes más adelante.",
    how: [
      "Da las gracias. No tienes que responder enseguida.",
      "Pide la oferta por escrito y pregunta para qué día necesitan tu respuesta.",
      "¿Quieren un sí por teléfono? «Me gustaría. Envíeme la oferta, por favor, y después lo confirmo por escrito».",
      "Anota salario, horas, inicio, lugar, duración y condiciones: comprobaciones, documentos, examen médico, permiso.",
      "¿Quieren comprobar tus antecedentes? Pregunta qué comprueban y quién lo hace. A menudo necesitan tu consentimiento.",
      "¿Estás en conversaciones con otras empresas? Puedes decirles que tienes una oferta y una fecha.",
    ],
    doneWhen: "la oferta está por escrito, o la has pedido así, y está fijado el día de tu respuesta.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Oferta: {title}",
        body: "{greeting}:\n\nGracias por la oferta. ¿Podría enviármela por escrito, con salario, horas, inicio y lugar? ¿Para qué día necesitan mi respuesta?\n\nSaludos cordiales,\n{me}",
      },
    ],
  },
  // 23. Offer thanks
  OFFER_THANKS: {
    why: "Un breve agradecimiento. No es un sí.",
    how: [
      "¿Diste las gracias por teléfono y saben qué día respondes? Pulsa «Hecho».",
      "Di qué día vas a responder, a más tardar.",
      "No escribas todavía «sí» ni «acepto».",
    ],
    doneWhen: "el mensaje está enviado.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Oferta: {title}",
        body: "{greeting}:\n\nGracias por la oferta para el puesto «{title}» y por su confianza. La leeré con atención y responderé a más tardar el {answerBy}.\n\nSaludos cordiales,\n{me}",
      },
    ],
  },
  // 24. Accept offer
  ACCEPT_OFFER: {
    why: "Aquí decides, para ti. Tu sí o tu no se envía en «Responder a la oferta».",
    how: [
      "Compara con lo que para ti es imprescindible y con otras ofertas.",
      "¿Falta algo? Pide una o dos cosas: salario, días de teletrabajo, inicio. Da una razón.",
      "Una tabla salarial fija deja poco margen: pregunta qué categoría es y qué años cuentan.",
      "¿Recibes una prestación o un subsidio? Pregunta en la oficina antes de decir que no: un no puede costarte dinero.",
      "Deja pasar una noche y habla con alguien. Después decide: sí, sí con una condición, o no.",
    ],
    doneWhen: "tu decisión está anotada.",
    shortTime: "¿Dos días o menos para responder? Pide primero más tiempo.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Oferta: {title}",
        body: "{greeting}:\n\nMe gustaría trabajar con ustedes. Una pregunta antes de responder: debido a [razón], pensaba en [cifra o deseo]. ¿Es posible?\n\nSaludos cordiales,\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Pedir a alguien su opinión",
        subject: "Una opinión sobre una oferta: {title}",
        body: "Buenos días, {helper}:\n\nTengo una oferta para el puesto «{title}». Me ayudaría mucho otra opinión antes de responder. ¿Sería posible a más tardar el [día]? El documento va adjunto.\n\nMuchas gracias y un saludo,\n{me}",
      },
    ],
    helper: true,
  },
  // 25. Offer legitimacy
  OFFER_LEGITIMACY: {
    why: "¿Es real la oferta o es un fraude? Diez minutos pueden salvar tu dinero y tus documentos.",
    how: [
      "Busca la empresa por tu cuenta: registro público, sitio web propio. Llama al número que encontraste, no al que te enviaron.",
      "Mira la dirección de quien escribe, letra por letra.",
      "Es fraude si tienes que pagar, comprar, cobrar un cheque, reenviar paquetes o dinero, o usar tarjetas de regalo o criptomonedas.",
      "También es fraude: solo chat, mucha prisa, mucho dinero por poco trabajo, tareas de «dar me gusta y puntuar», un archivo que ejecutar.",
      "Datos bancarios y copias del documento de identidad, solo cuando la empresa esté confirmada. Nadie puede quedarse con tu pasaporte.",
      "Una sola señal basta: no sigas. ¿Pagaste o enviaste datos? Llama a tu banco y después a la policía. No es culpa tuya.",
    ],
    doneWhen: "alguien de la empresa ha confirmado la oferta en un número que buscaste tú, o has dejado esa oferta.",
    texts: [
      {
        key: "helper",
        kind: "EMAIL",
        title: "Pedir a alguien que la mire contigo",
        subject: "¿Es real esta oferta? {title}",
        body: "Buenos días, {helper}:\n\nTengo una oferta de {employer} para el puesto «{title}». ¿Sería posible mirarla conmigo? Quiero saber si es real antes de responder, pagar o enviar documentos. El documento va adjunto.\n\nMuchas gracias y un saludo,\n{me}",
      },
    ],
    checks: [
      {
        key: "register",
        label: "Encontré la empresa por mi cuenta en un registro, o la encontró un servicio de asesoramiento",
      },
      { key: "number", label: "Busqué yo el número y llamé" },
      { key: "sender", label: "La dirección de quien escribe es la de la empresa, letra por letra" },
      { key: "person", label: "Hablé con una persona, de viva voz o cara a cara, y se habló de verdad del puesto" },
      { key: "nothingToPay", label: "Nadie me pide pagar, comprar, cobrar, reenviar ni instalar nada" },
      {
        key: "papers",
        label:
          "Datos bancarios y copias del documento de identidad, no antes de confirmar la empresa; nadie se queda con mi pasaporte",
      },
      { key: "pay", label: "El salario es habitual para este trabajo y nadie me presiona con prisas" },
    ],
    asksWhenOpen: true,
    warning: {
      title: "Algo no está bien",
      lines: [
        "No sigas. No pagues y no envíes documentos.",
        "¿Pagaste o enviaste datos? Llama a tu banco y después a la policía. No es culpa tuya.",
      ],
    },
    helper: true,
  },
  // 26. Offer acceptance
  OFFER_ACCEPTANCE: {
    why: "Aquí comunicas tu decisión, sí o no. Un sí puede obligarte, así que comprueba antes.",
    how: [
      "Antes de un sí: el paso «¿Es real la oferta?» tiene que estar hecho. ¿La oferta por escrito dice lo acordado?",
      "Di que sí al puesto, al salario, a las horas, al lugar y al inicio, en una línea cada uno. Añade lo acordado en las conversaciones.",
      "Añade «Mi aceptación queda sujeta al contrato por escrito». Ayuda, pero no te protege en todas partes.",
      "No renuncies todavía a tu empleo actual.",
      "No: da las gracias, con pocas palabras y pronto. ¿Recibes una prestación o un subsidio? Pregunta primero en la oficina.",
    ],
    doneWhen: "has enviado tu respuesta antes del día que te dieron.",
    texts: [
      {
        key: "yes",
        kind: "EMAIL",
        title: "Sí",
        subject: "Mi respuesta a su oferta: {title}",
        body: "{greeting}:\n\nAcepto el puesto «{title}» en estas condiciones: {salary}, [número] horas por semana, en [lugar], a partir del {startOn}. Mi aceptación queda sujeta al contrato por escrito.\n\nAdemás, hemos acordado: [..].\n\n¿Podría enviarme el contrato, por favor?\n\nSaludos cordiales,\n{me}",
      },
      {
        key: "no",
        kind: "EMAIL",
        title: "No",
        subject: "Mi respuesta a su oferta: {title}",
        body: "{greeting}:\n\nGracias por la oferta y por su tiempo. Después de pensarlo bien, he decidido no aceptar el puesto. Deseo que encuentren a la persona adecuada.\n\nSaludos cordiales,\n{me}",
      },
    ],
    before: "OFFER_LEGITIMACY",
  },
  // 27. Contract validity
  CONTRACT_VALIDITY: {
    why: "¿Dice el contrato lo acordado? Un sindicato o un servicio jurídico puede decirte si cumple la ley.",
    how: [
      "¿Aún no hay contrato? Pregunta cuándo llega. ¿No es habitual en tu país? Pide las condiciones por escrito.",
      "Léelo todo, en un idioma que entiendas. Después usa la lista.",
      "Compáralo con la oferta y con tus notas. Mira si hay dinero que quizá tengas que devolver.",
      "Pregunta por escrito sobre cada punto abierto y pide un contrato corregido.",
      "Un sindicato, un centro de asesoramiento o la oficina de empleo pueden ayudar, a menudo gratis o como servicio a sus miembros.",
    ],
    doneWhen: "cada punto está comprobado y cada pregunta tiene una respuesta por escrito.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Preguntas sobre el contrato",
        body: "{greeting}:\n\nGracias por el contrato. Tengo estas preguntas:\n\n[mis preguntas]\n\n¿Podría responder por escrito o corregir el contrato?\n\nSaludos cordiales,\n{me}",
      },
      {
        key: "helper",
        kind: "EMAIL",
        title: "Pedir a alguien que lo lea",
        subject: "Una opinión sobre un contrato: {title}",
        body: "Buenos días, {helper}:\n\nTengo el contrato para el puesto «{title}» y me ayudaría mucho otra opinión antes de firmar: ¿qué debo preguntar? ¿Sería posible a más tardar el [día]? El documento va adjunto.\n\nMuchas gracias y un saludo,\n{me}",
      },
    ],
    checks: [
      { key: "names", label: "Los nombres de las dos partes y el del puesto" },
      { key: "start", label: "Inicio, lugar y días de teletrabajo, por escrito" },
      { key: "pay", label: "Salario: cantidad, antes o después de impuestos, qué día" },
      { key: "extras", label: "Primas, bonos, extras y dinero que devolver (formación, mudanza, vivienda)" },
      { key: "hours", label: "Horas, pausas, horas extra, turnos" },
      { key: "holiday", label: "Vacaciones y pago en caso de enfermedad" },
      { key: "term", label: "Período de prueba, preaviso, fecha de fin" },
      { key: "conditions", label: "Condiciones: comprobaciones, examen médico, permiso" },
      { key: "limits", label: "Lo que no puedes hacer: segundo empleo, trabajar después para otras empresas" },
    ],
    questionsGap: "[mis preguntas]",
    situations,
    helper: true,
  },
  // 28. Sign and return offer
  SIGN_AND_RETURN_OFFER: {
    why: "Ahora firmas el contrato, y lo acordado se hace realidad.",
    how: [
      "Firma solo la versión que has comprobado. No firmes nunca una página vacía ni una con líneas en blanco.",
      "Devuélvelo como te lo piden y guarda el comprobante.",
      "Guarda una copia firmada por las dos partes; vincúlala aquí.",
      "Renuncia a tu empleo actual solo ahora, y solo cuando se cumplan todas las condiciones: comprobaciones, examen médico, permiso.",
      "Mira tu plazo de preaviso. Di a tu oficina de empleo el día de inicio.",
    ],
    doneWhen: "tienes una copia firmada por las dos partes.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Contrato firmado",
        body: "{greeting}:\n\nAdjunto el contrato firmado. ¿Podría enviarme una copia firmada también por ustedes?\n\nSaludos cordiales,\n{me}",
      },
    ],
  },
  // 29. Onboarding communications
  ONBOARDING_COMMUNICATIONS: {
    why: "Los mensajes entre el contrato y tu primer día.",
    how: [
      "Pregunta cuándo, dónde, quién te recibe y qué llevar.",
      "Envía los datos de impuestos, seguro y banco solo por la vía que indicaron. ¿Un nuevo formulario bancario por correo? Llama primero.",
      "Di lo que necesitas: equipo, cuentas, adaptaciones, horarios por hijos o personas a tu cargo.",
      "Di a tu oficina el día de inicio antes de que llegue. Pregunta por ayudas para las primeras semanas.",
      "Avisa a las otras empresas y da las gracias a quienes te ayudaron.",
    ],
    doneWhen: "sabes la hora, el lugar y la persona del primer día.",
    texts: [
      {
        key: "main",
        kind: "EMAIL",
        subject: "Mi primer día: {startOn}",
        body: "{greeting}:\n\nMe alegra empezar el {startOn}. ¿A qué hora y a dónde debo ir, por quién pregunto y qué documentos necesitan?\n\nSaludos cordiales,\n{me}",
      },
    ],
    checks: [
      { key: "firstDay", label: "Hora, lugar y persona del primer día" },
      { key: "papers", label: "Documentos enviados por una vía segura" },
      { key: "equipment", label: "Equipo, cuentas y adaptaciones pedidos" },
      { key: "employers", label: "Otras empresas avisadas" },
      { key: "thanks", label: "He dado las gracias a quienes me ayudaron" },
      { key: "office", label: "Día de inicio comunicado a la oficina de empleo" },
    ],
    help,
  },
} as const satisfies Partial<Record<StepName, Guide>>;
