import { defineConfig } from "eslint/config";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { documentedExports } from "./tests/lint/documented-exports.mjs";
import { errorTexts } from "./tests/lint/error-texts.mjs";
import { importBorders } from "./tests/lint/import-borders.mjs";
import { oneKeyModule } from "./tests/lint/one-key-module.mjs";
import { reasonedAssertions } from "./tests/lint/reasoned-assertions.mjs";
import { retryingAssertions } from "./tests/lint/retrying-assertions.mjs";

const SERVER = ["gateway/**/*.ts", "schema/**/*.ts", "migrations/**/*.ts"];
const TESTS = ["tests/**/*.ts", "gateway/**/*.test.ts"];
const CLIENT = ["web/**/*.ts", "web/**/*.tsx"];
const PLAIN = ["**/*.mjs", "**/*.cjs", "web/public/*.js", "web/serviceWorker.js"];

// What a person reads or hears of an element.
const TEXT_ATTRIBUTES =
  "/^(alt|aria-(description|label|placeholder|roledescription|valuetext)|cancelText|data-tip|label|notFoundContent|okText|placeholder|title|tooltip)$/";
const LETTER = "/\\p{L}/u";

const ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Configuration has one reader: add the variable to gateway/config.ts.",
};
const VALIDATION = {
  selector: "NewExpression[callee.name='AppError'][arguments.0.value='VALIDATION']",
  message: "The error of a broken field has one form: use invalid or Faults of gateway/platform/validation.ts.",
};
const OF_THE_BROWSER = [
  "Identifier[name=/^(localStorage|sessionStorage|matchMedia|resolvedOptions|supportedValuesOf)$/]",
  "MemberExpression[object.name='navigator'][property.name=/^(languages?|locks)$/]",
  "MemberExpression[object.name='Date'][property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
].map((selector) => ({
  selector,
  message: "A browser may lack it, or say something strange: take it from web/lib/environment, which falls back.",
}));
const CHILD = ":matches(JSXElement, JSXFragment) > JSXExpressionContainer";
const TEXTS = [
  `JSXText[value=${LETTER}]`,
  `${CHILD} > Literal[value=${LETTER}]`,
  `${CHILD} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${LETTER}]`,
  `${CHILD} > TemplateLiteral > TemplateElement[value.raw=${LETTER}]`,
  `JSXAttribute[name.name=${TEXT_ATTRIBUTES}] Literal[value=${LETTER}]`,
  `JSXAttribute[name.name=${TEXT_ATTRIBUTES}] TemplateElement[value.raw=${LETTER}]`,
  `CallExpression[callee.name=/^notify/] > Literal[value=${LETTER}]`,
  `CallExpression[callee.name=/^notify/] > TemplateLiteral > TemplateElement[value.raw=${LETTER}]`,
  `AssignmentExpression[left.object.name="document"][left.property.name="title"] > Literal[value=${LETTER}]`,
  `AssignmentExpression[left.object.name="document"][left.property.name="title"] > TemplateLiteral > TemplateElement[value.raw=${LETTER}]`,
  "ImportSpecifier[imported.name=/^Formatted(Message|HTMLMessage)$/]",
].map((selector) => ({
  selector,
  message: "Texts are messages, also those that are only heard: put it into messages.ts and show it with useT().",
}));
const RAW_HTML = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: "Nothing that was typed or fetched becomes markup: use components/Markdown, which cleans it.",
};

export default defineConfig(
  { ignores: ["dist/", "coverage/", "data/", "**/*.generated.ts"] },
  { linterOptions: { noInlineConfig: true, reportUnusedInlineConfigs: "error" } },
  {
    plugins: {
      project: {
        rules: {
          "documented-exports": documentedExports,
          "error-texts": errorTexts,
          "import-borders": importBorders,
          "one-key-module": oneKeyModule,
          "reasoned-assertions": reasonedAssertions,
          "retrying-assertions": retryingAssertions,
        },
      },
    },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-alert": "error",
      "no-console": "error",
      "no-else-return": ["error", { allowElseIf: false }],
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-nested-ternary": "error",
      "no-param-reassign": "error",
      "no-self-compare": "error",
      "no-template-curly-in-string": "error",
      "no-unreachable-loop": "error",
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx"] }],
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
  {
    files: [...SERVER, ...TESTS, ...CLIENT],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: ["./tsconfig.json"], tsconfigRootDir: import.meta.dirname } },
    rules: {
      "project/documented-exports": "error",
      "project/import-borders": "error",
      "project/reasoned-assertions": "error",
      "no-restricted-exports": ["error", { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      "@typescript-eslint/consistent-type-definitions": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/explicit-module-boundary-types": "error",
      // More are one object, whose names a caller reads.
      "@typescript-eslint/max-params": ["error", { max: 5 }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-deprecated": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      // Express 5, Node's emitters and React wait for no answer and take functions that give one.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/only-throw-error": "error",
      "@typescript-eslint/prefer-readonly": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: SERVER, rules: { "no-restricted-syntax": ["error", ENVIRONMENT, VALIDATION] } },
  {
    // The one reader of the environment.
    files: ["gateway/config.ts"],
    rules: { "no-restricted-syntax": ["error", VALIDATION] },
  },
  {
    // The one module that makes the error of a broken field.
    files: ["gateway/platform/validation.ts"],
    rules: { "no-restricted-syntax": ["error", ENVIRONMENT] },
  },
  {
    // Programs that print to the terminal they were started in.
    files: [
      "gateway/main.ts",
      "gateway/cli/**",
      "tests/bench/**",
      "tests/prove/prove.ts",
      "tests/lint/*.mjs",
      // The one place of the client that writes to the console, as the specification has it.
      "web/lib/logSpecError.ts",
    ],
    rules: { "no-console": "off" },
  },
  {
    files: TESTS,
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression > MemberExpression:matches([object.name=/^(describe|it|test)$/], [object.property.name='describe'])[property.name=/^(fail|fixme|only|skip|todo)$/]",
          message: "Every test runs, every time.",
        },
        {
          selector: "CallExpression[callee.name=/^(it|test)$/] > Literal:first-child[value=/\\b(should|works?)\\b/]",
          message: "A test is named as a fact in the present tense.",
        },
      ],
      "project/documented-exports": "error",
    },
  },
  { files: ["tests/e2e/**/*.ts"], rules: { "project/retrying-assertions": "error" } },
  {
    // They import the client's modules, which another configuration of the compiler is for.
    files: ["tests/{screens,web}/**/*.ts"],
    languageOptions: { parserOptions: { project: ["./tsconfig.web.json"], tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: CLIENT,
    extends: [reactHooks.configs.flat["recommended-latest"]],
    languageOptions: { parserOptions: { project: ["./tsconfig.web.json"], tsconfigRootDir: import.meta.dirname } },
    rules: {
      "no-restricted-syntax": ["error", ENVIRONMENT, RAW_HTML, ...OF_THE_BROWSER, ...TEXTS],
      "project/error-texts": "error",
      "project/one-key-module": "error",
      "@typescript-eslint/explicit-module-boundary-types": "off",
    },
  },
  { files: ["web/lib/keys.ts"], rules: { "project/one-key-module": "off" } },
  {
    // They ask the browser; what runs while the client is built asks the machine.
    files: ["web/lib/environment/**", "web/codegen/**", "web/**/vite.config.ts"],
    rules: { "no-restricted-syntax": ["error", ENVIRONMENT, RAW_HTML, ...TEXTS] },
  },
  {
    // They have the sentences for errors; the build tells programmers.
    files: ["web/lib/readProblem.ts", "web/features/landing/{signInProblem,staleReturn}.ts", "web/codegen/**"],
    rules: { "project/error-texts": "off" },
  },
  {
    // Vite takes its configuration, and jest its set-up, as a default export.
    files: ["{gateway,web}/**/vite.config.ts", "tests/support/{global,screens,journeys}-{setup,teardown}.ts"],
    rules: { "no-restricted-exports": "off" },
  },
  {
    // Each of them is loaded with what needs it, and brings the product's theme along.
    files: ["web/**/*.{ts,tsx}"],
    ignores: ["web/components/controls/**", "web/theme.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { paths: [{ name: "antd", message: "Use web/components/controls: Ant Design is no part of a first screen." }] },
      ],
    },
  },
  {
    // Their rows change place without a new list, which a compiler of components may not remember; we have none.
    files: ["web/components/LongRows.tsx", "web/components/VirtualList.tsx"],
    rules: { "react-hooks/incompatible-library": "off" },
  },
  { files: PLAIN, languageOptions: { sourceType: "module" } },
  { files: ["**/*.cjs", "web/public/*.js", "web/serviceWorker.js"], languageOptions: { sourceType: "script" } },
);
