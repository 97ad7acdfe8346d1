import * as z from 'zod/mini'
import { parsePictureName } from '#features/letters/pictures/rules/letter-picture.ts'
import { textThat } from '#values/messages/text.ts'

const count = z.int().check(z.minimum(0))
const name = textThat(100, (typed) => parsePictureName(typed) !== null)

/**
 * A picture for letters: the response of `POST /api/admin/letter-pictures`, whose body is the file with its content
 * type. The picture is scaled and re-encoded, without metadata. An invalid file is `invalid` with a field of
 * `pictureFaults`, a file above the size limit is `too-large`, and one of another type `unsupported-type`. If there are
 * already `pictureLimits.maxPictures`, the response is a `conflict`.
 */
export const letterPicture = z.object({
	name,
	bytes: count,
	/** In pixels. */
	width: count,
	height: count,
	/** Whether a draft or a sent letter uses the picture. If so, the picture cannot be deleted. */
	is_used: z.boolean(),
})

export type LetterPicture = z.infer<typeof letterPicture>

/** Response of `GET /api/admin/letter-pictures`: all pictures, latest first. */
export const letterPictures = z.array(letterPicture)

/**
 * Body of `POST /api/admin/letter-pictures/delete`, answered with 204. A picture used by a letter is a `conflict` with
 * the field `used`.
 */
export const pictureDeletion = z.strictObject({ name })

/** Parameters of `GET /letters/pictures/:name`, answered with the picture. */
export const pictureAddress = z.object({ name })
