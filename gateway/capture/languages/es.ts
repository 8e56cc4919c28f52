import type { LanguagePack } from "./pack.js";

/** Spanish. */
export const es: LanguagePack = {
  code: "es",
  stopWords:
    "y de la el los las en un una para con por que del se su al es tu nuestro nuestra como más somos tus serás lo",
  telling: "ñ ¿ ¡ ción ciones idad",
  months:
    "enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago septiembre|setiembre|sept|sep octubre|oct noviembre|nov diciembre|dic",
  headings: {
    description: `
      (?:sobre|acerca de|conoce a) (?!ti\\b).{2,30}; quiénes somos;
      (?:la |nuestra )?(?:empresa|compañía|misión|historia|oportunidad); descripción(?: .{2,30})?;
      el (?:puesto|equipo); (?:nuestro )?(?:equipo|cliente); resumen; objetivo(?: del puesto)?; qué hacemos`,
    responsibilities: `
      responsabilidades; funciones; tareas; actividades; misión; (?:qué|lo que) (?:harás|vas a hacer|harías);
      (?:cuál(?:es)?) (?:será|serán) (?:tu|tus) .{2,30}; (?:en )?tu día a día; (?:tu|el) (?:rol|reto);
      (?:te encargarás|serás responsable) de; principales (?:funciones|responsabilidades|tareas); a qué te dedicarás;
      qué esperamos que hagas`,
    requirements: `
      requisitos(?: .{2,30})?; perfil(?: .{2,30})?;
      (?:qué|lo que) (?:buscamos|necesitas|pedimos|esperamos|necesitamos|requerimos)(?: .{0,15})?;
      (?:qué esperamos de|sobre) ti; formación(?: .{2,30})?; experiencia(?: .{2,30})?; conocimientos(?: .{2,30})?;
      competencias; habilidades;
      (?:se )?(?:valorará|valoramos|valorable|deseable|imprescindible|indispensable)(?: .{0,20})?;
      cualificaci(?:ón|ones); a quién buscamos; eres tú; aptitudes; idiomas; buscamos; estudios`,
    perks: `
      beneficios(?: .{2,30})?; (?:qué |lo que )?(?:te )?ofrecemos(?: .{0,20})?; (?:qué|lo que) (?:te )?ofrecemos;
      ventajas(?: .{2,20})?; (?:por qué|porque) (?:unirte|trabajar|nosotros|elegirnos|.{2,20})(?: .{0,20})?;
      condiciones(?: .{2,25})?; se ofrece; qué te espera; qué encontrarás.{0,15}; qué obtendrás; compensación;
      retribución(?: .{2,20})?; nuestra oferta`,
    other: `
      (?:cómo )?(?:aplicar|postular|inscribirse|solicitar)(?: .{0,30})?; contacto(?: .{0,20})?; proceso(?: .{2,25})?;
      (?:tipo|fecha|lugar|horario|jornada|ubicación|salario)(?: .{2,25})?; información (?:adicional|.{2,20});
      interesad[oa]s?(?: .{0,20})?; te interesa(?: .{0,20})?; igualdad.{0,30}; ofertas similares; tecnologías;
      cómo es el proceso.{0,20}; datos.{0,20}; contrato`,
  },
  headingWords: {
    responsibilities: "funcion tareas responsab harás harías cometid actividades encargar",
    requirements:
      "requisit perfil buscamos pedimos necesit imprescindible conocimientos competenc esperamos aport formación experiencia valor",
    perks: "ofrec beneficio ventajas condiciones damos daremos encontrarás",
  },
  cues: {
    description: `empresa compañía líder fundada somos grupo clientes sector mundo equipo internacional buscamos busca multinacional dedicada consultora startup presencia innovación ubicada misión`,
    responsibilities: `desarrollar gestionar gestión realizar coordinar elaborar diseñar mantener analizar supervisar apoyar participar garantizar asegurar implementar planificar organizar controlar colaborar atender atención definir liderar seguimiento ejecutar preparar
      encargarás responsable crear impartir dar vender elaboración desarrollo control coordinación mantenimiento revisión responsabilizarse`,
    requirements: `experiencia años formación título titulación grado licenciatura conocimiento conocimientos dominio inglés nivel capacidad habilidad imprescindible valorable valorará requerido mínimo mínima manejo proactiv orientación trabajo-en-equipo
      carné carnet disponibilidad estudios ciclo deseable avanzado ganas persona acostumbrada responsable organizada`,
    perks: `vacaciones seguro salario retribución teletrabajo contrato formación-continua flexible flexibilidad horario beneficios ofrecemos incorporación indefinido desarrollo-profesional plan carrera tickets descuentos gimnasio bonus ambiente estabilidad crecimiento
      ayuda médico competitivo viernes híbrido jornada retribuidas`,
    other: `candidatura candidato cv currículum enviar envía correo email contacto inscríbete inscripción aplicar proceso selección igualdad discriminación datos teléfono interesados protección género discapacidad`,
  },
  labels: {
    jobTitle:
      "(?:puesto|cargo|título|posición|vacante|nombre)(?: de trabajo| del puesto| de la oferta| ofertado| vacante)?; oferta(?: de empleo)?; perfil solicitado; empleo; rol; profesión",
    companyName: "empresa; compañía; empleador; organización; nombre de la empresa; cliente; entidad; razón social",
    recruitmentAgency: "(?:agencia|consultora)(?: de (?:selección|empleo|colocación|reclutamiento))?; ett",
    location:
      "(?:lugar|ubicación|localización|centro|sede|localidad|ciudad|provincia|zona|población)(?: de trabajo| del puesto| del empleo)?; dónde; ubicado en",
    salary: "(?:salario|sueldo|retribución|remuneración|banda salarial|rango salarial|compensación)(?: .{0,20})?",
    term: "(?:tipo|modalidad|duración)(?: de| del)? ?(?:contrato|contratación|jornada|empleo|trabajo)?; contrato; jornada(?: laboral)?; dedicación; horario; contratación",
    referenceNumber:
      "(?:(?:n[.ºo°]*|número|código|num)(?: de)? ?)?(?:referencia|ref)(?: .{0,15})?; (?:n[.ºo°]*|número|código|num)(?: de(?: la)?)? (?:oferta|vacante); código(?: de (?:oferta|puesto|vacante))?; id(?: de (?:oferta|vacante))?",
    publishedDate:
      "(?:publicad[oa]|actualizad[oa])(?: el| hace)?; fecha(?: de (?:publicación|la oferta|creación|alta))?; publicación",
    applicationDeadline:
      "(?:fecha|plazo) (?:límite|máxim[oa]|final|fin|de cierre|de fin|de finalización|tope)(?: (?:de|para) (?:\\S+ ?){1,4})?; plazo(?: (?:de|para) (?:\\S+ ?){1,4})?; (?:cierre|fin|caducidad|vencimiento)(?: .{2,25})?; solicitudes hasta; válida hasta; límite",
    ignored:
      "contacto; teléfono; tel; e-?mail; correo(?: electrónico)?; web; fecha de (?:inicio|incorporación); incorporación; inicio; departamento; sector; área; experiencia(?: .{2,15})?; vacantes; número de .{2,20}; idiomas?; nivel(?: .{2,20})?; estudios(?: .{2,15})?; categoría; personal a cargo",
  },
  terms: {
    "Full-time": "tiempo completo; jornada completa; full[ -]?time; 40 horas; jornada laboral completa",
    "Part-time": "tiempo parcial; media jornada; jornada parcial; part[ -]?time; medio tiempo; \\d\\d horas semanales",
    Contract:
      "temporal; contrato por obra; autónomo; freelance; duración determinada; sustitución; fijo[- ]discontinuo; interin[oa]; por proyecto; contrato de formación",
    Internship: "prácticas; becari[oa]; pasante; pasantía; beca(?= |$|[,.)]); contrato en prácticas; practicante",
    Permanent: "indefinid[oa]; contrato fijo; fijo; estable; tiempo indeterminado",
  },
  occupations: `ingenier desarrollador programador técnico responsable director jefe jefa gerente analista asistente auxiliar administrativ comercial vendedor dependient contable consultor asesor coordinador enfermer médic profesor maestro educador
    camarer cociner ayudante conductor repartidor mozo operari oficial electricista fontanero mecánico soldador carpintero albañil limpiador recepcionista secretari abogad arquitect diseñador redactor periodista traductor community
    manager becario encargad supervisor agente teleoperador promotor formador entrenador monitor psicólog farmacéutic fisioterapeuta investigador científic biólog químic engineer developer scientist especialista gestor administrador ejecutiv delegado
    peluquer panader carretillero almacener instalador montador delineante topógrafo inspector auditor controller chef data product`,
  beforeTitle: `(?:buscamos|busca|necesitamos|necesita|seleccionamos|selecciona|incorporamos|contratamos|requiere|precisa|solicita|estamos buscando|búsqueda de|incorporar)(?: .{0,50}?)?? (?:una?|un/a|un\\(a\\)|a una?|nuestro|nuestra|varios|dos|su próximo); (?:como|puesto de|cargo de|posición de|vacante de|oferta de|perfil de)(?: una?)?; te unirás como`,
  afterTitle:
    "o\\s+una? para con en que de\\s+nuestr con\\s+experiencia cuya a\\s+tiempo apasionad con\\s+al y\\s+que del capaz por quien dentro y\\s+formar",
  beforeCompany: "somos; en; únete a; sobre; acerca de; conoce; la empresa; desde; grupo; por qué; bienvenido a",
  afterCompany:
    "es (?:una?|la|el|líder|un|uno); busca; somos; ofrece; desarrolla; necesita; se dedica; cuenta; nace; está; selecciona; trabaja; incorpora; precisa; acompaña; ayuda; diseña; fabrica; lleva; requiere",
  agency:
    "(?:para|nuestro|uno de nuestros|importante) (?:\\S+ ){0,3}?clientes?(?:,| es| del| busca| ubicad| líder|\\.| dedicad| se| precisa| en); nuestro cliente; importante (?:empresa|compañía|cliente|multinacional)(?: \\S+){0,4}; seleccionamos para; empresa de trabajo temporal; consultora de selección; empresa cliente",
  beforeLocation:
    "ubicad[oa] en; con sede en; situad[oa] en; oficina(?:s)? (?:en|de); en; centro de; basad[oa] en; zona de; en nuestras oficinas de",
  beforePublished: "publicad[oa](?: el)?; fecha de publicación; publicado hace; actualizad[oa](?: el)?; oferta del",
  beforeDeadline:
    "(?:fecha límite|plazo|fecha de cierre|fecha máxima|fecha fin)(?: (?:de|para|del?) (?:\\S+ ){0,5}?)?(?: ?(?:es|el|hasta|será|finaliza|termina|hasta el))*; hasta el; antes del; a más tardar el; inscripciones hasta(?: el)?; finaliza el; cierra el",
  relative: {
    days: "hace # días?",
    hours: "hace # horas?",
    weeks: "hace # semanas?",
    months: "hace # mes(?:es)?",
  },
  // prettier-ignore
  words: {
    pageNumber: "página",
    pageOf: "de",
    mailHeaders: "De; Para; Enviado; Asunto",
    mailSubject: "Asunto",
    replyMarks: "rv",
    conjunctions: "y; o; e",
    navigation: "inscribirme(?: en esta oferta)?; inscribirse; aplicar(?: ahora)?; solicitar(?: empleo)?; guardar(?: oferta| empleo)?; compartir; imprimir; iniciar sesión; registrarse; inicio; volver; aviso legal; ver más; ofertas; empresas; acceso candidatos; publicar oferta; política de (?:privacidad|cookies); saltar al contenido",
    otherJobs: "(?:otras |mas )?ofertas (?:similares|relacionadas|de empleo similares|que .{3,40}); otras (?:ofertas|vacantes)(?: .{0,40})?; tambien te puede interesar.{0,20}",
    pageTitleLead: "oferta",
    careersHeadings: "trabaj[ae] con nosotros",
    pageTitleHiring: "busca",
    pageTitleIn: "en",
    afterCopyright: "Todos[ ]",
    placeholders: "no (?:especificado|disponible); confiden[tc]ial\\w*",
    headingLead: "tus?; sus?; los; las; el; la; principales",
    jobWords: "contrat; puesto; contrato; jornada",
    outlook: "posibilidad de",
    termsOfOthers: "temporal",
    occupationEndings: "s; a; o; os; as",
    titleLead: "oferta de empleo",
    titleBeforeTown: "en",
    greetings: "hola; buen[oa]s; estimad; nuevo",
    companyCertainlyBefore: "unete a; la empresa",
    onBehalf: "por (?:cuenta|encargo) de; para nuestro cliente,?",
    articles: "el; la",
    aboutCompany: "sobre(?: a| o)?",
    nameWords: "y; de",
    beforeNames: "Trabajar en; El; Los; La; Empresa; Llama; Somos; en",
    linesBeforeName: "la",
    notNames: "Nuestr[oa]s?; El; La; Los; Las; Una; Se; Somos",
    institutions: "ayuntamiento; fundacion; universidad; hospital; colegio; instituto; consejeria; diputacion",
    agencyWords: "reclutamiento; seleccion; ett; recursos humanos",
    siteWords: "ubicad; situad; sede; oficina",
    seeking: "busca; necesita",
    saysTown: "en; a",
    townParticles: "de; la",
    townListJoin: "o",
    besideTown: "o",
    remote: "teletrabajo; trabajo remoto; remoto",
    workplaceFacts: "presencial",
    streetsBeforeNumber: "Calle; C\\/; Avenida; Avda\\.?; Plaza; Paseo",
    today: "hoy",
    yesterday: "ayer",
    one: "un; una",
    dateWords: "hoy",
    ordinals: "º; ª",
    beforeMonth: "de",
    beforeYear: "de; del",
    published: "publicad; fecha",
    applying: "inscri; curric; envi; plazo; limite; vacan; valid",
    contractEnds: "contrat",
    referenceNouns: "oferta",
    referenceNumberWords: "numero",
    referenceEndings: "erencia",
    referenceAfterRef: "numero",
    referenceNames: "codigo",
    quoting: "asunto; codigo; numero",
    payWords: "retribu; sueldo; salar; bruto; remunera",
    notPay: "facturaci",
    payGross: "bruto; brutos?; bruta",
    payPer: "por; al; el; a; la; de",
    payPeriods: "hora; dia; semana; mes; ano; mensuales?; anuales?",
    payHours: "hora",
    payFrom: "desde; de; entre; hasta",
    payTo: "a; y",
    payToBare: "a",
    weWords: "nosotros; nuestr\\w+; somos; nos",
    offerTo: "te",
    offers: "ofrecemos",
    youWill: "te encargaras",
    youHave: "tienes; eres; cuentas",
    years: "anos",
    cvWords: "curriculum",
    howToApply: "para mas informacion; envia(?:r|nos|tu)? .{0,20}c(?:v|urriculum); inscribete; fecha limite",
    legalNotes: "aviso legal; igualdad de oportunidades; rgpd; datos personales",
    equalityGroundsAfter: "discapacidad",
    closings: "(?:un )?saludos?(?: cordiales)?; atentamente",
  },
  // prettier-ignore
  record: {
    valueKeys: "texto nombre",
    keys: {
      title: { plain: "titulo puesto cargo", endings: "titulo" },
      company: { plain: "empresa nombreempresa", endings: "empresa" },
      place: { plain: "ubicacion localizacion" },
      city: { plain: "ciudad municipio localidad" },
      region: { plain: "provincia" },
      country: { plain: "pais" },
      salary: { plain: "salario" },
      term: { plain: "jornada contrato" },
      reference: { plain: "referencia numeroreferencia codigo", endings: "referencia" },
      published: { plain: "fechapublicacion fechadepublicacion", endings: "publicacion" },
      deadline: { plain: "fechalimite fechafin", endings: "fechalimite" },
      description: { plain: "descripcion", endings: "descripcion" },
      responsibilities: { plain: "tareas" },
      requirements: { plain: "requisitos" },
      perks: { plain: "beneficios beneficioslaborales" },
    },
    titleKeys: "cargo puesto",
    titleEndings: "titulo",
  },
};
