export type LetterInline =
	| { readonly kind: 'text'; readonly text: string }
	| { readonly kind: 'break' }
	| { readonly kind: 'strong' | 'emphasis'; readonly content: readonly LetterInline[] }
	| { readonly kind: 'link'; readonly url: string; readonly content: readonly LetterInline[] }

/** `button` is a link alone on its line; a letter has at most one. */
export type LetterBlock =
	| {
			readonly kind: 'heading'
			readonly level: 2 | 3
			readonly content: readonly LetterInline[]
	  }
	| { readonly kind: 'paragraph'; readonly content: readonly LetterInline[] }
	| { readonly kind: 'button'; readonly url: string; readonly content: readonly LetterInline[] }
	| {
			readonly kind: 'picture'
			readonly name: string
			/** An absolute URL. */
			readonly url: string
			/** The text alternative. */
			readonly alt: string
			/** In CSS pixels. */
			readonly width: number
			readonly height: number
	  }
	| {
			readonly kind: 'list'
			/** The number of the first item; null for a list without numbers. */
			readonly first: number | null
			readonly items: readonly (readonly LetterBlock[])[]
	  }

/**
 * The plain text of inline content.
 *
 * @example plainText([{ kind: 'strong', content: [{ kind: 'text', text: 'Seven days' }] }]) // 'Seven days'
 */
export function plainText(content: readonly LetterInline[]): string {
	return content
		.map((inline) => {
			if (inline.kind === 'text') return inline.text
			return inline.kind === 'break' ? '\n' : plainText(inline.content)
		})
		.join('')
}

/**
 * Whether a text is a web address as typed by people.
 *
 * @example isBareLink('www.innervolt.example') // true
 */
export function isBareLink(text: string): boolean {
	return /^(?:https?:\/\/|www\.)\S+$/i.test(text)
}

export type LetterLink = { readonly url: string; readonly words: string }

/**
 * The links in inline content, in order.
 *
 * @example inlineLinks(content)[0] // { url: 'https://innervolt.example/week', words: 'Your week' }
 */
export function inlineLinks(content: readonly LetterInline[]): readonly LetterLink[] {
	return content.flatMap((inline) => {
		if (inline.kind === 'text' || inline.kind === 'break') return []
		const inner = inlineLinks(inline.content)
		if (inline.kind !== 'link') return inner
		return [{ url: inline.url, words: plainText(inline.content) }, ...inner]
	})
}

/**
 * All links of a letter, including its button, in order.
 *
 * @example letterLinks(blocks).map(({ url }) => url)
 */
export function letterLinks(blocks: readonly LetterBlock[]): readonly LetterLink[] {
	return blocks.flatMap((block): readonly LetterLink[] => {
		if (block.kind === 'list') return block.items.flatMap(letterLinks)
		if (block.kind === 'picture') return []
		if (block.kind !== 'button') return inlineLinks(block.content)
		return [{ url: block.url, words: plainText(block.content) }]
	})
}

export type LetterPictureBlock = Extract<LetterBlock, { readonly kind: 'picture' }>

/**
 * The pictures of a letter, in order.
 *
 * @example letterPictures(blocks).filter(({ alt }) => alt === '')
 */
export function letterPictures(blocks: readonly LetterBlock[]): readonly LetterPictureBlock[] {
	return blocks.flatMap((block) => {
		if (block.kind === 'list') return block.items.flatMap(letterPictures)
		return block.kind === 'picture' ? [block] : []
	})
}
