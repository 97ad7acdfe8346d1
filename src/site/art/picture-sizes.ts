/**
 * The sizes in pixels of the pictures that visitors can pass on: for a post, for a link, and for a story. Each picture
 * has one drawing, with the places of its parts in each size.
 */
export const pictureSizes = {
	post: { width: 1080, height: 1350 },
	link: { width: 1200, height: 630 },
	story: { width: 1080, height: 1920 },
} as const

export type PictureSize = keyof typeof pictureSizes
