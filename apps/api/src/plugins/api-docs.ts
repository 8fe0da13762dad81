import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { isRecord } from "@hjem/domain/narrow";
import { toSnake } from "@hjem/domain/wire/case";
import type { FastifyInstance, FastifySchema } from "fastify";
import { z } from "zod";
import { shapeOf } from "./json-text.ts";

/** A JSON schema with the names of the wire (D21); only names of properties change, never values. */
const onWire = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(onWire);
  if (!isRecord(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      // Readers of OpenAPI documents require `items` also where each position of a list has its own schema.
      if (key === "items" && value === false) return [key, { anyOf: schema.prefixItems }];
      if (key === "properties" && isRecord(value)) {
        const renamed = Object.entries(value).map(([name, inner]) => [
          toSnake(name),
          onWire(inner),
        ]);
        return [key, Object.fromEntries(renamed)];
      }
      if (key === "required" && Array.isArray(value)) {
        return [key, value.map((name) => toSnake(String(name)))];
      }
      return [key, key === "enum" || key === "const" ? value : onWire(value)];
    }),
  );
};

const plainSchema = (schema: unknown, io: "input" | "output"): unknown => {
  if (!(schema instanceof z.ZodType)) return schema;
  const { $schema: _, ...rest } = z.toJSONSchema(shapeOf(schema), {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
  });
  return rest;
};

const jsonSchema = (schema: unknown, io: "input" | "output"): unknown =>
  onWire(plainSchema(schema, io));

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Name of an operation for generated clients, by method and address: `getV2PropertyByIdHistory`. */
const operationIdOf = (method: string, url: string): string => {
  const parts = url.split("/").filter((part) => part !== "" && part !== "api");
  const names = parts.map((part) => {
    const words = part.split(/[^a-zA-Z0-9]+/).filter(Boolean);
    return `${part.startsWith(":") ? "By" : ""}${words.map(capitalized).join("")}`;
  });
  return `${method.toLowerCase()}${names.join("")}`;
};

/** What an area of the API is for; every route names one of these. */
const tags = {
  account: "The signed-in person: profile, password, sessions, data",
  admin: "The administration: persons with roles, behind gate and second factor",
  agents: "Agents and agencies",
  auth: "Signing in, registration, providers, gates",
  content: "Editors' pages and partners' offers",
  drafts: "A private person's own listings: drafts, their files, demand, payment, publication",
  icons: "Icon sets",
  leads: "Messages to advertisers, viewings, valuations, reports",
  listings: "Listings by their id",
  operation: "Health",
  pictures: "Photos, plans, documents",
  places: "Addresses, areas, stops",
  saved: "What a person has saved: collections of homes, searches, alerts",
  search: "Searches, counts, maps, similar listings",
  sitemap: "What search engines read",
} as const;

const describeRoute = (schema: FastifySchema, method: string, url: string): FastifySchema => {
  const { body, querystring, params, response, ...rest } = schema;
  return {
    ...rest,
    operationId: operationIdOf(method, url),
    ...(body ? { body: jsonSchema(body, "input") } : {}),
    ...(querystring ? { querystring: jsonSchema(querystring, "input") } : {}),
    ...(params ? { params: plainSchema(params, "input") } : {}),
    ...(isRecord(response)
      ? {
          response: Object.fromEntries(
            Object.entries(response).map(([status, declared]) => [
              status,
              jsonSchema(declared, "output"),
            ]),
          ),
        }
      : {}),
  };
};

/** Everything from this server; the pages set styles on their own elements. */
const CONTENT_POLICY =
  "default-src 'self'; base-uri 'self'; frame-ancestors 'self'; img-src 'self' data:; object-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'";

/**
 * Describes every route from its own schemas: `/api/openapi.json`, and pages to read and try them at `/api/docs`. Whoever
 * runs the installation is reached at its site, `contactUrl`.
 */
export const addApiDocs = async (
  app: FastifyInstance,
  { contactUrl }: { contactUrl: string },
): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Hjem API",
        version: "1",
        description:
          "Search and read property listings. The market follows the host of the request: `no.*` is Norway, every other host is Australia. Names are snake_case; errors have one shape.",
        contact: { name: "Hjem", url: contactUrl },
      },
      servers: [{ url: "/", description: "The market of this host" }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    },
    transform: ({ schema, url, route }) => ({
      schema: schema ? describeRoute(schema, [route.method].flat()[0] ?? "", url) : schema,
      url,
    }),
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: CONTENT_POLICY,
    theme: {
      title: "Hjem API",
      css: [{ filename: "theme.css", content: ".swagger-ui .topbar { display: none }" }],
    },
  });
};
