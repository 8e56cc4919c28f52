import { pt as dates } from "../../../schema/dates/languages/pt.js";
import type { LanguagePack } from "./pack.js";

/** Portuguese, of Portugal and Brazil. */
export const pt: LanguagePack = {
  code: "pt",
  countries: "PT BR",
  stopWords:
    "e de a o que do da em um uma para com por os as dos das no na se você sua seu nossa nosso são ao mais como é ou somos",
  telling: "ã õ ção ções dade nh",
  dates,
  headings: {
    description: `
      (?:sobre|acerca de|conheça) (?!você\\b).{2,30}; quem (?:somos|nós somos);
      (?:a |nossa )?(?:empresa|missão|história|oportunidade|vaga); descrição(?: .{2,30})?; a (?:vaga|posição);
      o (?:time|cargo); nosso (?:time|cliente); resumo; objetivo`,
    responsibilities: `
      responsabilidades; atribuições; funções; tarefas; atividades; o que (?:você|vc|tu)? ?(?:vai|irá|vais) fazer;
      (?:no )?(?:seu|teu) dia[- ]a[- ]dia; como será (?:o )?seu dia(?: a dia)?;
      (?:seu|sua|tua|teu) (?:missão|papel|desafio|função); (?:principais )?desafios; missão;
      quais serão (?:as )?suas .{2,30}; principais (?:atividades|responsabilidades|funções|atribuições);
      você será responsável por; o que (?:farás|vais fazer|você fará|irá fazer)(?: .{0,15})?; quais (?:são|serão) as tuas .{2,25}; as tuas (?:funções|responsabilidades|tarefas); (?:principais )?(?:funções|tarefas) a desempenhar; funções principais; descrição das (?:atividades|funções|tarefas); responsabilidades e atribuições; o teu papel; como será o teu dia.{0,15}`,
    requirements: `
      requisitos(?: .{2,30})?; qualificações(?: .{2,30})?;
      o que (?:esperamos|procuramos|buscamos|você precisa|precisas|queremos|valorizamos)(?: .{0,25})?;
      esperamos de você; perfil(?: .{2,30})?; competências(?: .{2,30})?; habilidades(?: .{2,30})?;
      conhecimentos(?: .{2,30})?; diferencia(?:l|is); desejáve(?:l|is); será um diferencial; pré-?requisitos;
      formação(?: .{2,30})?; escolaridade; experiência(?: .{2,30})?; quem (?:buscamos|procuramos|é você|você é);
      obrigatório; valorizamos; idiomas; o teu perfil; quem (?:procuramos|buscamos|és tu|estamos a procurar)(?: .{0,15})?; o que (?:procuramos|precisas|é preciso|pedimos|esperamos)(?: .{0,15})?; requisitos (?:obrigatórios|desejáveis|mínimos|preferenciais|necessários); perfil (?:pretendido|desejado|do candidato|ideal|procurado); o teu perfil(?: .{0,10})?; sobre ti; habilitações(?: .{0,20})?; condições preferenciais`,
    perks: `
      benefícios(?: .{2,30})?; (?:o que )?(?:nós )?(?:te )?oferecemos(?: .{0,20})?; vantagens(?: .{2,20})?;
      (?:por que|porquê) (?:trabalhar|fazer parte|nós|.{2,20})(?: .{0,20})?; remuneração(?: .{2,20})?;
      o que (?:você )?(?:ganha|vai encontrar|encontrará|terá).{0,15}; o que a gente oferece.{0,30}; a nossa oferta; condições(?: .{2,20})?;
      pacote.{0,20}; o que (?:temos para (?:ti|te oferecer|você)|oferecemos|te oferecemos|podes esperar)(?: .{0,15})?; oferece-se; oferta; condições (?:oferecidas|contratuais|de trabalho); porquê trabalhar .{2,25}; por que trabalhar .{2,25}; nossos benefícios`,
    other: `
      (?:como )?(?:se )?candidatar(?:-se|-te)?(?: .{0,20})?; candidatura(?: .{0,20})?; contato; contacto;
      processo(?: .{2,25})?; etapas(?: .{2,25})?;
      (?:local|horário|tipo|modelo|data|regime|jornada|salário|localização)(?: .{2,25})?;
      informações (?:adicionais|.{2,20}); interessad[oa](?: .{0,20})?; diversidade.{0,30}; vagas semelhantes;
      contratação; stack; tecnologias; como (?:se candidatar|candidatar-se|me candidato|te podes candidatar); candidata-te(?: .{0,20})?; candidate-se(?: .{0,20})?; etapas do processo(?: .{0,15})?; processo (?:seletivo|de recrutamento|de seleção)(?: .{0,15})?; igualdade(?: .{0,30})?; proteção de dados(?: .{0,20})?; política de privacidade; interessado\\(a\\)(?: .{0,15})?; mais informações; prazo(?: .{0,20})?`,
  },
  headingWords: {
    responsibilities: "funções responsab atividades tarefas fazer farás fará missão",
    requirements:
      "requisit perfil procuramos buscamos espera esperamos precis qualific competên conhecimentos diferenciais experiência",
    perks: "oferec benefíc vantag damos ganha ganhas recebe troca condições",
    description: "empresa equipa equipe somos sobre quem contexto",
    other: "candidat candidatura inscri contat contacto interess processo local salário informações",
  },
  cues: {
    description: `empresa líder fundada somos grupo clientes mercado mundo time equipe equipa nosso nossa buscamos busca procuramos procura missão referência brasil portugal anos história inovação atuação tecnologia soluções`,
    responsibilities: `desenvolver desenvolvimento gerenciar gerir realizar elaborar acompanhar garantir coordenar analisar apoiar participar implementar implementação planejar planear organizar controlar manter atender suporte executar criar definir liderar
      responsável levantamento manipulação estruturação relacionamento construir monitorar assegurar auxiliar efetuar contribuir colaborar conduzir`,
    requirements: `experiência anos formação superior graduação ensino conhecimento conhecimentos inglês domínio capacidade habilidade desejável diferencial imprescindível obrigatório vivência completo cursando boa perfil proativ licenciatura carta condução fluência disponibilidade
      intermediário avançado vontade gostar facilidade sólida requisito noções espírito`,
    perks: `vale refeição alimentação transporte plano saúde odontológico médico seguro férias benefício auxílio creche remuneração salário plr participação lucros gympass wellhub totalpass home-office bônus desconto convênio oferecemos licença maternidade
      paternidade folga aniversário flexível horário subsídio formação-contínua integração ambiente day vr va vt prêmio`,
    other: `candidatura candidatar candidato currículo cv enviar envie email e-mail contato contacto inscrição inscreva processo seletivo diversidade deficiência pcd igualdade entrevista lgpd dados telefone`,
  },
  labels: {
    jobTitle:
      "(?:cargo|vaga|título|função|posição|nome)(?: da vaga| do cargo| da função| de emprego)?; oportunidade; oferta(?: de emprego)?; profissão; título (?:do cargo|da vaga|do anúncio|da oferta); profissão pretendida; categoria profissional; função pretendida",
    companyName: "empresa; empregador; companhia; organização; nome da empresa; cliente; entidade; contratante",
    recruitmentAgency:
      "(?:agência|consultoria|empresa)(?: de (?:emprego|recrutamento|seleção|rh)); consultora; recrutador",
    location:
      "(?:local|localização|localidade|cidade|região|distrito)(?:/\\S+)?(?: de trabalho| da vaga)?; onde; endereço; concelho; local (?:de trabalho|da vaga|do trabalho|de atuação)(?: .{0,10})?; cidade/estado; morada; freguesia; zona; local de prestação .{2,20}",
    salary:
      "(?:salário|remuneração|faixa salarial|vencimento|ordenado|bolsa(?:[- ]auxílio)?|pretensão)(?: .{0,20})?; remuneração (?:base|mensal|oferecida|bruta)(?: .{0,12})?; salário (?:base|mensal|bruto|a combinar); subsídio",
    term: "(?:tipo|regime|modalidade|modelo|duração)(?: de| do| da)? ?(?:contrato|contratação|trabalho|emprego|vaga|jornada|vínculo)?; contrato; contratação; jornada(?: de trabalho)?; horário(?: de trabalho)?; carga horária; vínculo; tipo de (?:contrato|vínculo|vaga|emprego|contratação); regime de (?:trabalho|contratação); modalidade (?:de contratação|de trabalho); horas semanais",
    referenceNumber:
      "(?:(?:código|número|nº|n\\.º|n°)(?: da| de)? ?)?(?:referência|ref)(?: .{0,10})?; (?:código|número|nº|n\\.º|n°|id)(?: da| de)? (?:vaga|oferta|anúncio); código; id",
    publishedDate:
      "(?:publicad[oa]|divulgad[oa]|anunciad[oa])(?: em| há)?; data(?: de| da)? (?:publicação|divulgação|abertura|criação); data; publicação; publicad[oa](?: em| no dia| a)?; data (?:de|da) (?:publicação|inserção|oferta|abertura|postagem); atualizad[oa] em; anúncio de",
    applicationDeadline:
      "(?:prazo|data)(?: (?:limite|final|de encerramento|de inscrição|máxima|de candidatura|de validade))*(?: (?:para|das?|de) (?:\\S+ ?){1,4})?; (?:inscrições|candidaturas)(?: abertas)? até(?: o dia| ao dia| a)?; encerramento(?: .{2,20})?; válid[oa] até; data limite; candidatar-se até; data (?:limite|de fecho|de encerramento|final)(?: .{0,25})?; prazo (?:de candidatura|de inscrição|para candidatura|limite|para inscrições)(?: .{0,15})?; candidaturas até(?: .{0,8})?; inscrições até(?: .{0,8})?; expira em",
    ignored:
      "contat?c?to; telefone; tel; e-?mail; site; data de início; início; departamento; área(?: de atuação)?; setor; experiência; nível(?: .{2,20})?; vagas; número .{2,20}; idiomas?; escolaridade; senioridade; quantidade .{2,20}; categoria; habilitações; pessoa de contato; telemóvel; celular; data (?:de início|de admissão|prevista .{2,20}); início (?:previsto|imediato)?; área (?:profissional|de atividade)?; ramo(?: de atividade)?; segmento; nível (?:hierárquico|de experiência|de ensino); habilitações(?: mínimas| literárias)?; nº de (?:vagas|postos); número de (?:vagas|postos)(?: .{0,15})?; carta de condução",
  },
  terms: {
    "Full-time":
      "tempo integral; tempo inteiro; full[ -]?time; período integral; horário completo; tempo completo; a tempo inteiro; a tempo completo; dedicação exclusiva",
    "Part-time": "meio período; tempo parcial; part[ -]?time; meio turno; a tempo parcial; meio tempo",
    Contract:
      "temporári[oa]; pj; termo certo; termo incerto; a termo; autônomo; freelance; freelancer; recibos verdes; prazo determinado; por projeto; cooperado; prestação de serviços; contrato (?:a termo|temporário|a termo certo|a termo incerto|por tempo determinado|de prestação de serviços); trabalho temporário",
    Internship: "estágio; estagiári[oa]s?; jovem aprendiz; trainee; aprendiz",
    Permanent: "clt; efetiv[oa]; sem termo; indeterminado; permanente",
  },
  occupations: `engenheir desenvolvedor programador técnic responsável diretor gerente analista assistente auxiliar administrativ comercial vendedor contador contabilista consultor assessor coordenador enfermeir médic professor educador
    garçom cozinheir ajudante motorista entregador operador operári eletricista encanador mecânic soldador carpinteir pedreir recepcionista secretári advogad arquitet designer redator jornalista tradutor estagiári supervisor encarregad
    agente atendente promotor instrutor monitor psicólog farmacêutic fisioterapeuta pesquisador investigador cientista biólog químic engineer developer scientist especialista gestor administrador executiv gestora tester líder lojista
    caixa estoquista almoxarife porteir vigilante faxineir zelador cabeleireir padeiro confeiteir barista product owner scrum dba devops aprendiz comprador formador canalizador serralheir empregad lenhador pintor azulejista ladrilhador telhadista gesseiro vidraceiro ferreiro torneiro fresador caldeireiro montador instalador jardineir agricultor tratorista veterinári pescador açougueiro talhante florista repositor lavador copeir camareir governanta babá babysitter cuidador bombeiro carteiro estafeta motoboy camionista caminhoneiro empilhador embalador conferente estivador parteira dentista higienista fonoaudiólog terapeuta podólog nutricionista cirurgi pediatra psiquiatra radiologista docente doutorand bolseir reitor pedagog bibliotecári arquivista intérprete fotógraf ilustrador notári solicitador paralegal juiz atuário economista estatístic sociólog historiador arqueólog geólog agrónom telefonista digitador escriturári costureir alfaiate sapateir joalheir decorador contramestre esteticista manicure`,
  beforeTitle: `(?:buscamos|busca|procuramos|procura|contrata|contratamos|seleciona|estamos (?:buscando|contratando|à procura de|a recrutar|procurando)|recruta|recrutamos|pretende recrutar|à procura de|precisa de|admite)(?: .{0,50}?)?? (?:por )?(?:uma?|um\\(a\\)|um/uma|nosso|nossa|novos|vários|dois|profissional para|pessoas?); (?:como|vaga (?:de|para)|cargo de|posição de|função de|oportunidade (?:de|para))(?: uma?)?; pretende recrutar; recruta; admite`,
  afterTitle:
    "para com em que que\\s+possua no na apaixonad do da ao com\\s+experiência por a\\s+fim responsável com\\s+paixão e\\s+que",
  beforeCompany:
    "na; no; sobre a; sobre o; sobre; junte-se à; junte-se ao; conheça a; a empresa; por que; do; da; venha para a; a; o",
  afterCompany:
    "é (?:uma?|o|a|um|líder|especializada|referência); busca; procura; oferece; contrata; desenvolve; está; nasceu; atua; recruta; conta; seleciona; ajuda; conecta; vem; foi; tem; pretende; faz",
  agency:
    "(?:para|nosso|um dos nossos|um|o nosso|importante) (?:\\S+ ){0,3}?cliente(?:,| é| do| busca|\\.| na| da| está| no| pretende); nosso cliente; empresa cliente; importante (?:empresa|grupo|cliente|multinacional); consultoria de (?:rh|recrutamento|recursos humanos); trabalho temporário",
  beforeLocation:
    "localizad[oa] em; com sede em; sediada em; em; na cidade de; escritório (?:em|de|no|na); unidade de; baseado em; na zona de; região de; no; na",
  beforePublished:
    "publicad[oa](?: em)?; vaga publicada(?: em)?; publicado há; anunciad[oa] em; divulgad[oa] em; data de publicação",
  beforeDeadline:
    "(?:prazo|data limite|data final|encerramento)(?: (?:de|para|das?|dos) (?:\\S+ ){0,5}?)?(?: ?(?:é|até|termina|em|ao|dia))*; (?:inscrições|candidaturas|candidate-se|inscreva-se|enviar|envie)(?:\\S* ){0,12}?até(?: o dia| ao dia| dia| a)*; até (?:o dia|ao dia|dia|a); até",
  relative: {
    days: "há # dias?; # dias? atrás",
    hours: "há # horas?",
    weeks: "há # semanas?; # semanas? atrás",
    months: "há # m[eê]s(?:es)?",
  },
  // prettier-ignore
  words: {
    youDo: "você (?:será|vai|irá); irás; será responsável; atuará; terás; ficarás",
    mailHeaders: "De; Para; Enviado; Assunto",
    mailSubject: "Assunto",
    conjunctions: "e; ou",
    navigation: "candidatar-se; candidatar; candidate-se(?: agora)?; quero me candidatar; salvar; compartilhar; partilhar; entrar; voltar; ver mais; início",
    otherJobs: "(?:outras|vagas) (?:vagas|ofertas|semelhantes|similares|relacionadas)(?: .{0,40})?; ofertas semelhantes",
    pageTitleLead: "oferta",
    careersHeadings: "trabalhe conosco; recrutamento; vagas?; carreiras?; ofertas? de emprego; oportunidades",
    signIn: "(?:entrar|iniciar sessão|fazer login|faça login|inicie sessão|cadastre-se|registe-se)(?: (?:ou|em|com|para) .{1,60})?; criar (?:uma )?conta",
    challenges: "(?:verifi(?:que|ca)|confirm[ae]) (?:se |que )?(?:você |voce )?é (?:um )?(?:ser )?humano(?:[ .,].{0,120})?; não sou (?:um )?robô; verificação de segurança; acesso negado; um momento",
    pageTitleHiring: "contrata; busca",
    pageTitleIn: "em",
    placeholders: "não informado; confiden[tc]ial\\w*",
    headingLead: "sua; suas; seu; seus; teu; tua; os; as; principais",
    jobWords: "vaga; regime",
    outlook: "possibilidade de",
    occupationEndings: "s; a; o; os; as",
    titleOpenEnds: "e; ou; de; da; do; em; para; com",
    titleWanted: "procura-se",
    titleLevels: "pleno; sénior; sênior; júnior",
    titleOpenings: "como; uma?",
    titleLead: "vaga",
    titleBeforeTown: "em",
    greetings: "olá; oi; bom dia; boa tarde; caro; novo",
    companyCertainlyBefore: "junte-se a; a empresa",
    onBehalf: "em nome d[aeo]",
    aboutCompany: "sobre(?: a| o)?",
    nameWords: "e; de",
    beforeNames: "A; O; Empresa; Somos; no; na; do; da; o; a; Na; No; Em; Os; As; Para; Pela; Pelo",
    notNames: "O; A; Os; As; Uma; Nós; Você; Nosso; Nossa; Somos",
    institutions: "camara municipal; municipio; universidade; fundacao; escola; agrupamento; instituto; câmara municipal; município; hospital; fundação; associação; prefeitura; ministério; cooperativa; santa casa",
    agencyWords: "recrutamento; recursos humanos; consultoria de rh; trabalho temporário; seleção; empregos; headhunting",
    siteWords: "sede; escritorio; centro",
    seeking: "procura; busca",
    saysTown: "em",
    townParticles: "do; da",
    townListJoin: "ou",
    besideTown: "ou",
    remote: "remoto",
    workplaceFacts: "presencial; h[ií]brid[oa]",
    streetsBeforeNumber: "Rua; Av\\.",
    one: "um; uma",
    published: "publicad; data",
    applying: "candidat; envi; prazo; limite; inscri; curric",
    contractEnds: "contrat; duração; substitui",
    startsWork: "início; começ",
    referenceNouns: "vaga",
    referenceEndings: "erencia",
    referenceNames: "vaga; codigo; cod",
    quoting: "assunto; codigo",
    payWords: "remuner; ordenado; vencimento; bolsa; salar",
    weekHours: "h(?:oras)? ?(?:semanais|por semana|/ ?semana)",
    notPay: "repas; vale; vr[ ]; va[ ]",
    payPer: "por; de; a",
    payPeriods: "hora; dia; semana; mes; ano; mensal",
    payFrom: "de; entre; ate",
    payTo: "a; ate; e",
    weWords: "nos; noss\\w+; somos",
    offers: "oferecemos; proporcionamos; garantimos; o que oferecemos",
    youWill: "voce vai",
    youHave: "voce (?:tem|possui); você (?:tem|possui|é); tens; possui; o candidato (?:ideal )?(?:tem|possui|deve)",
    years: "anos",
    cvWords: "currículo",
    howToApply: "envie .{0,25}c(?:v|urriculo); candidate-se; (?:enviar|envie|envia|encaminhar|remeter) (?:o |a |seu |o seu |teu |o teu |para )?(?:cv|curriculo|curriculum|candidatura); os interessados (?:devem|deverao)|interessados devem|carta de (?:apresentacao|motivacao)|candidata-te",
    legalNotes: "dados pessoais; igualdade de (?:oportunidades|genero|tratamento)|sem distincao|independentemente d[aeo] (?:raca|genero|idade|sua|cor)|politica de privacidade|protecao de dados|lgpd|todos os direitos reservados",
    equalityGrounds: "religiao",
    equalityGroundsAfter: "deficiencia",
    closings: "atenciosamente; cumprimentos",
  },
  // prettier-ignore
  record: {
    valueKeys: "texto nome",
    contactKeys: "contato contacto",
    keys: {
      title: { plain: "titulo cargo", endings: "funcao titulo" },
      company: { plain: "empresa" },
      place: { plain: "localizacao localidade" },
      city: { plain: "cidade municipio concelho" },
      salary: { plain: "vencimento remuneracao" },
      reference: { plain: "referencia codigo" },
      published: { plain: "datapublicacao", endings: "publicacao" },
      deadline: { plain: "datalimite", endings: "validade" },
      description: { plain: "descricao", endings: "descricao" },
      requirements: { plain: "requisitos" },
      perks: { plain: "beneficios" },
    },
    titleKeys: "cargo",
    titleEndings: "titulo",
  },
};
