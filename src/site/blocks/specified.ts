/**
 * The blocks that the specification requires on each kind of page, in the specified order. They can be hidden, but not
 * removed or moved.
 */
export const specifiedBlocks = {
	home: [
		'hero',
		'how',
		'thursday',
		'features',
		'testimonials',
		'pricing',
		'faq',
		'assessment',
		'links',
		'tonight',
	],
	country: [
		'hero',
		'problem',
		'solution',
		'product',
		'features',
		'testimonials',
		'comparison',
		'pricing',
		'faq',
		'closing',
	],
} as const
