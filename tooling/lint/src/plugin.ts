/** Our own lint rules, loaded by oxlint: what the house forbids and no ready rule knows. */

interface Node {
  type: string;
  name?: string;
  value?: unknown;
  computed?: boolean;
  object?: Node;
  property?: Node;
  callee?: Node;
  arguments?: readonly Node[];
  left?: Node;
  right?: Node;
  operator?: string;
  discriminant?: Node;
  expression?: Node;
}

interface RuleContext {
  report: (finding: { node: Node; message: string }) => void;
}

type Visitor = Record<string, (node: Node) => void>;

const isNamed = (node: Node | undefined, name: string) =>
  node?.type === "Identifier" && node.name === name;

/** `region.id`, `props.region.id`, `region?.id`, `regionId`. */
const isRegionId = (node: Node | undefined): boolean => {
  if (node === undefined) return false;
  if (node.type === "ChainExpression") {
    return isRegionId(node.expression);
  }
  if (isNamed(node, "regionId")) return true;
  if (node.type !== "MemberExpression") return false;
  if (isNamed(node.property, "regionId")) return true;
  if (!isNamed(node.property, "id")) return false;
  return isNamed(node.object, "region") || isNamed(node.object?.property, "region");
};

const isText = (node: Node | undefined) =>
  node?.type === "Literal" && typeof node.value === "string";

const noRegionComparison = {
  create: (context: RuleContext): Visitor => {
    const message = "Read what differs from the region's data, not which region it is.";
    return {
      BinaryExpression: (node) => {
        if (!["===", "!==", "==", "!="].includes(node.operator ?? "")) return;
        const sides = [node.left, node.right];
        if (sides.some(isRegionId) && sides.some(isText)) context.report({ node, message });
      },
      SwitchStatement: (node) => {
        if (isRegionId(node.discriminant)) context.report({ node, message });
      },
    };
  },
};

const noAmbientClock = {
  create: (context: RuleContext): Visitor => {
    const message = "Take the time from the injected clock (D35).";
    return {
      NewExpression: (node) => {
        if (isNamed(node.callee, "Date") && node.arguments?.length === 0) {
          context.report({ node, message });
        }
      },
      CallExpression: (node) => {
        const { callee } = node;
        if (isNamed(callee?.object, "Date") && isNamed(callee?.property, "now")) {
          context.report({ node, message });
        }
      },
    };
  },
};

export default {
  meta: { name: "hjem" },
  rules: {
    "no-region-comparison": noRegionComparison,
    "no-ambient-clock": noAmbientClock,
  },
};
