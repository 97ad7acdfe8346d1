import { defineCollection } from 'astro:content'
import { type CollectionName, collections as files } from '#words/collections.ts'
import { entries } from '#words/entries.ts'

/** Offers the files of `src/content` as Astro's collections. `#words` reads, fills and checks them. */
function collection(name: CollectionName) {
	return defineCollection({
		schema: files[name].schema,
		loader: {
			name: 'words',
			load: async ({ store }) => {
				store.clear()
				for (const { id, data, file } of entries(name)) {
					store.set({ id: id || name, data, filePath: `src/content/${file}` })
				}
			},
		},
	})
}

export const collections = { errorPages: collection('errorPages') }
