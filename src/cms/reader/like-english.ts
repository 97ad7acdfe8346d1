import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { z, type ZodType } from 'zod'
import { argumentsOf, message } from './format/message.ts'
import { readRepositoryFile } from './files/words-files.ts'
import { text } from './schemas/common.ts'

/**
 * A collection of texts below any keys. Each file has the keys of the English file, and each text the arguments of the
 * English one. A comment above a key describes it in editors. `scripts/panel-types.ts` generates the type from the
 * English file.
 *
 * @param textOf the schema of a text without arguments, by its key
 * @example likeEnglish<typeof notices>('messages/*\/notices.yaml')
 */
export function likeEnglish<Words>(files: string, textOf: (key: string) => ZodType = () => text) {
	const original = files.replace('*', 'en')

	function shapeOf(node: unknown, key = ''): ZodType {
		if (isSeq(node)) {
			const [first, ...others] = node.items.map((each) => shapeOf(each))
			return first ? z.tuple([first, ...others]) : z.tuple([])
		}
		if (isMap(node)) {
			const fields = node.items.map(({ key: name, value }, index) => {
				// A comment above the first key of an inner group belongs to the group.
				const comment = Object(name).commentBefore ?? (index === 0 && node.commentBefore)
				const shape = shapeOf(value, String(name))
				return [String(name), comment ? shape.describe(comment.trim()) : shape]
			})
			return z.strictObject(Object.fromEntries(fields))
		}
		const names = argumentsOf(String(isScalar(node) ? node.value : node))
		return names.length > 0 ? message(...names) : textOf(key)
	}

	const make = () => z.lazy(() => shapeOf(parseDocument(readRepositoryFile(original)).contents))
	const kept = make()
	return {
		files,
		original,
		get schema() {
			// In development files are read again, to show changes.
			const schema: ZodType = import.meta.env?.DEV ? make() : kept
			// The type is generated from the file.
			// oxlint-disable-next-line typescript/no-unsafe-type-assertion
			return schema as ZodType<Words>
		},
	}
}
