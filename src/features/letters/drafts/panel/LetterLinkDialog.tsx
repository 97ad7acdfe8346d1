import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { type Language, pageLanguages } from '#site-map/languages.ts'
import { LinkDialog } from '#cms/panel/edit/PickDialog.tsx'
import { catalogQuery } from '#cms/panel/words-api.ts'

type Props = Omit<ComponentProps<typeof LinkDialog>, 'catalog'> & { language: Language }

/** Asks where a link in a letter leads. For a language without pages, offers the English ones. */
export function LetterLinkDialog({ language, ...dialog }: Props) {
	const { data: catalog = null } = useQuery(catalogQuery())
	const ofPages = pageLanguages.find((each) => each === language) ?? 'en'
	return <LinkDialog {...dialog} catalog={catalog} language={ofPages} />
}
