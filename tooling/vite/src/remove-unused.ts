import { walk } from "estree-walker";
import { MagicString } from "magic-string";
import { parseAst, type ESTree, type Plugin } from "vite";
import { unusedCode, type UnusedCode } from "./unused-code.ts";
import { unusedZod } from "./unused-zod.ts";

/** What is removed from the libraries of every page, by file (decision 035). */
export const leftOut: readonly UnusedCode[] = [...unusedCode, ...unusedZod];

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

const isFunction = (node: ESTree.Node | null | undefined): node is FunctionNode =>
  node?.type === "FunctionDeclaration" ||
  node?.type === "FunctionExpression" ||
  node?.type === "ArrowFunctionExpression";

/** A member expression of plain names, as `a.b.c`; null for anything else. */
function dottedName(node: ESTree.Node): string | null {
  if (node.type === "Identifier") return node.name;
  if (node.type === "ThisExpression") return "this";
  if (node.type !== "MemberExpression" || node.computed) return null;
  const object = dottedName(node.object);
  return object && node.property.type === "Identifier" ? `${object}.${node.property.name}` : null;
}

/** The function that a node declares or assigns, with its name. */
function namedFunction(node: ESTree.Node): { name: string; made: FunctionNode } | null {
  const [target, made] =
    (node.type === "FunctionDeclaration" && [node.id, node]) ||
    (node.type === "VariableDeclarator" && [node.id, node.init]) ||
    (node.type === "AssignmentExpression" && [node.left, node.right]) ||
    (node.type === "Property" && node.kind === "init" && [node.key, node.value]) ||
    [];
  if (!target || !isFunction(made)) return null;
  const name = dottedName(target);
  return name ? { name, made } : null;
}

/** The member that a statement assigns. */
const assignedMember = (node: ESTree.Node): string | null =>
  node.type === "ExpressionStatement" && node.expression.type === "AssignmentExpression"
    ? dottedName(node.expression.left)
    : null;

/** `function name(…) {…}` or an arrow without parameters and with another body. */
function emptied(made: FunctionNode, body: string): string {
  const async = made.async ? "async " : "";
  if (made.type === "ArrowFunctionExpression") return `${async}() => { ${body} }`;
  return `${async}function${made.generator ? "*" : ""} ${made.id?.name ?? ""}() { ${body} }`;
}

/** Factories of React and of Leaflet's classes without side effects: an unreferenced result can be removed. */
const pureFactory = /^React(?:\$\d+)?\.(?:forwardRef|createContext|memo|lazy)$|^[A-Z]\w*\.extend$/;

/** Top-level statements that a bundler would keep for possible side effects, although they have none. */
function editTopLevel(program: ESTree.Program, code: MagicString): void {
  for (const statement of program.body) {
    if (statement.type === "ExpressionStatement") {
      const { expression } = statement;
      const target = expression.type === "AssignmentExpression" && dottedName(expression.left);
      if (target && target.endsWith(".displayName")) code.remove(statement.start, statement.end);
    }
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { init } of declared.declarations) {
      if (init?.type !== "CallExpression") continue;
      if (pureFactory.test(dottedName(init.callee) ?? ""))
        code.appendLeft(init.start, "/* @__PURE__ */ ");
    }
  }
}

/** A property of an object literal with the following comma. */
interface PropertyRange {
  start: number;
  end: number;
}

/** Methods and functions in object literals of the module's constants, by `constant.name`. */
function methodsOfConstants(program: ESTree.Program): Map<string, PropertyRange[]> {
  const methods = new Map<string, PropertyRange[]>();
  for (const statement of program.body) {
    const declared =
      statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declared.declarations) {
      const owner = dottedName(id);
      if (!owner || init?.type !== "CallExpression") continue;
      walk(init as Parameters<typeof walk>[0], {
        enter(entered) {
          const node = entered as unknown as ESTree.Node;
          if (isFunction(node)) this.skip();
          if (node.type !== "ObjectExpression") return;
          for (const [index, property] of node.properties.entries()) {
            if (property.type !== "Property" || !isFunction(property.value)) continue;
            const name = `${owner}.${dottedName(property.key) ?? ""}`;
            const end = node.properties[index + 1]?.start ?? node.end - 1;
            methods.set(name, [...(methods.get(name) ?? []), { start: property.start, end }]);
          }
        },
      });
    }
  }
  return methods;
}

/** A module without its unused parts, with its source map; `unknown` lists names not declared exactly once in it. */
export function removeUnused(
  source: string,
  {
    never = [],
    idle = [],
    unassigned = [],
    undefinedMembers = [],
    methods = [],
  }: Omit<UnusedCode, "file">,
): { code: string; map: ReturnType<MagicString["generateMap"]>; unknown: string[] } {
  const code = new MagicString(source);
  const program = parseAst(source);
  const found = new Map<string, number>(
    [...never, ...idle, ...unassigned].map((name) => [name, 0]),
  );
  editTopLevel(program, code);
  const declaredMethods = methodsOfConstants(program);
  for (const name of methods) {
    const [method, ...others] = declaredMethods.get(name) ?? [];
    found.set(name, method ? 1 + others.length : 0);
    if (method) code.remove(method.start, method.end);
  }
  walk(program as Parameters<typeof walk>[0], {
    enter(entered) {
      const node = entered as unknown as ESTree.Node;
      const named = namedFunction(node);
      const count = named && found.get(named.name);
      if (named && count !== null && count !== undefined) {
        found.set(named.name, count + 1);
        const body = idle.includes(named.name)
          ? "return () => {};"
          : 'throw new Error("left out of the build");';
        code.update(named.made.start, named.made.end, emptied(named.made, body));
        this.skip();
      }
      const assigned = assignedMember(node);
      if (assigned && unassigned.includes(assigned)) {
        found.set(assigned, 1);
        code.remove(node.start, node.end);
        this.skip();
      }
      if (undefinedMembers.includes(dottedName(node) ?? "")) {
        code.update(node.start, node.end, "undefined");
        this.skip();
      }
    },
  });
  return {
    code: code.toString(),
    map: code.generateMap({ hires: "boundary" }),
    unknown: [...found].filter(([, count]) => count !== 1).map(([name]) => name),
  };
}

/**
 * Removes code that no page runs from the libraries that every page loads (`unused-code.ts`): functions become an
 * error with their name, and what only they used is removed with them. A name that the installed version does not have fails the
 * build.
 */
export const removeUnusedCode = (): Plugin => ({
  name: "hjem:remove-unused-code",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: leftOut.map(({ file }) => file) },
    handler(source, id) {
      const edits = leftOut.filter(({ file }) => file.test(id));
      const all: Omit<UnusedCode, "file"> = {
        never: edits.flatMap(({ never = [] }) => never),
        idle: edits.flatMap(({ idle = [] }) => idle),
        unassigned: edits.flatMap(({ unassigned = [] }) => unassigned),
        undefinedMembers: edits.flatMap(({ undefinedMembers = [] }) => undefinedMembers),
        methods: edits.flatMap(({ methods = [] }) => methods),
      };
      const { code, map, unknown } = removeUnused(source, all);
      if (unknown.length > 0)
        this.error(`${id} declares no, or more than one: ${unknown.join(", ")}`);
      return { code, map };
    },
  },
});
