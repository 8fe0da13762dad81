import {
  DraftImageChange,
  DraftImageOrder,
  DraftImageResponse,
  DraftResponse,
} from "@hjem/domain/draft/draft";
import { DraftImage } from "@hjem/domain/draft/draft";
import { PHOTO_IN_ONE_REQUEST_MAX_BYTES } from "@hjem/domain/draft/draft-rules";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { ApiError } from "../../plugins/api-error.ts";
import {
  DraftParams,
  type DraftRow,
  DRAFTS_PATH,
  draftView,
  requireOwnDraft,
} from "../drafts/draft-access.ts";
import { ownDraft } from "../drafts/draft-access.ts";
import type { DraftFileDeps } from "./draft-file-deps.ts";
import { readMultipartFile } from "./multipart-file.ts";
import {
  addPhoto,
  changePhoto,
  deletePhoto,
  newPhotoId,
  requireRoomForPhoto,
  restorePhoto,
  sortPhotos,
} from "./photos.ts";

/** Parameters of a call about one photo. */
const PhotoParams = DraftParams.extend({ imageId: DraftImage.shape.id });

const tags = ["drafts"];

/** Photos of one's own draft (LIST-076..078, LIST-108..110, D101). Every response has the whole draft. */
export const photoRoutes =
  (deps: DraftFileDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, requireUser: onRequest } = deps;
    const respond = async ({ region }: Pick<FastifyRequest, "region">, row: DraftRow) => ({
      data: await draftView(deps, region, row),
    });

    app.post(
      `${DRAFTS_PATH}/:id/images`,
      {
        onRequest,
        schema: {
          summary: "Add a photo to a draft",
          description:
            "One file of at most 8 MB as `multipart/form-data`: JPG, PNG, WebP or AVIF, by its content; larger ones by `images/uploads` (tus). It is `processing` until its sizes have been made.",
          tags,
          consumes: ["multipart/form-data"],
          params: DraftParams,
          response: { 201: DraftImageResponse },
        },
      },
      async (request, reply) => {
        const owner = ownDraft(request);
        await requireOwnDraft(db, owner);
        await requireRoomForPhoto(db, owner.id);
        const file = await readMultipartFile(request, PHOTO_IN_ONE_REQUEST_MAX_BYTES, {
          tooLarge: "picture_too_large",
          refused: "picture_refused",
        });
        const id = newPhotoId();
        const { data } = await respond(request, await addPhoto(deps, owner, { id, ...file }));
        const image = data.images.find((each) => each.id === id);
        if (!image) throw new ApiError("not_found");
        return reply.code(201).send({ data, image });
      },
    );

    app.patch(
      `${DRAFTS_PATH}/:id/images/sort`,
      {
        onRequest,
        schema: {
          summary: "Put the photos of a draft in order",
          description: "The first is the cover.",
          tags,
          params: DraftParams,
          body: DraftImageOrder,
          response: { 200: DraftResponse },
        },
      },
      async (request) =>
        respond(request, await sortPhotos(deps, ownDraft(request), request.body.images)),
    );

    app.patch(
      `${DRAFTS_PATH}/:id/images/:imageId`,
      {
        onRequest,
        schema: {
          summary: "Change the category or the alternative text of a photo",
          tags,
          params: PhotoParams,
          body: DraftImageChange,
          response: { 200: DraftResponse },
        },
      },
      async (request) => {
        const photo = { ...ownDraft(request), imageId: request.params.imageId };
        return respond(request, await changePhoto(deps, photo, request.body));
      },
    );

    app.delete(
      `${DRAFTS_PATH}/:id/images/:imageId`,
      {
        onRequest,
        schema: {
          summary: "Delete a photo of a draft",
          description: "Can be undone for five minutes by `restore`.",
          tags,
          params: PhotoParams,
          response: { 200: DraftResponse },
        },
      },
      async (request) => {
        const photo = { ...ownDraft(request), imageId: request.params.imageId };
        return respond(request, await deletePhoto(deps, photo));
      },
    );

    app.post(
      `${DRAFTS_PATH}/:id/images/:imageId/restore`,
      {
        onRequest,
        schema: {
          summary: "Restore a deleted photo",
          description: "Within five minutes of its deletion; after that it is 404.",
          tags,
          params: PhotoParams,
          response: { 200: DraftResponse },
        },
      },
      async (request) => {
        const photo = { ...ownDraft(request), imageId: request.params.imageId };
        return respond(request, await restorePhoto(deps, photo));
      },
    );
  };
