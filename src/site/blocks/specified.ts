/** The blocks that the specification names on its pages, in its order. They can be hidden, but not removed or moved. */
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
