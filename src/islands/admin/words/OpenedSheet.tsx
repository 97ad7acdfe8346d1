import type { Language } from '#domain/pages/languages.ts'
import { deskPath } from './desk-address.ts'
import { OtherLanguages } from './edit/OtherLanguages.tsx'
import { SentenceSheet } from './edit/SentenceSheet.tsx'
import type { SentenceEdit } from './edit/useSentence.ts'
import type { Catalog } from './useCatalogs.ts'
import type { Desk } from './useDesk.ts'
import { languagesOf, nameOfItem } from './word-items.ts'

type Props = {
	desk: Desk
	edit: SentenceEdit
	catalog: Catalog
	number: { readonly n: number; readonly total: number } | null
}

/** Details of the open text, with the same sentence in the other languages. */
export function OpenedSheet({ desk, edit, catalog, number }: Props) {
	const { item, closedHref, hrefOf } = desk
	return (
		<SentenceSheet
			edit={edit}
			catalog={catalog}
			itemName={nameOfItem(item)}
			number={number}
			backHref={closedHref}
			hrefOf={hrefOf}
		>
			<OpenedOthers desk={desk} edit={edit} language={catalog.language} />
		</SentenceSheet>
	)
}

type OthersProps = Pick<Props, 'desk' | 'edit'> & { language: Language }

export function OpenedOthers({ desk, edit, language: own }: OthersProps) {
	const { item, catalogs, drafts, review, handleReviewed } = desk
	return (
		<OtherLanguages
			text={edit.text}
			language={own}
			catalogs={catalogs}
			drafts={drafts}
			review={review}
			pageHrefOf={(language) =>
				languagesOf(item).includes(language) ? deskPath({ item: item.name, language }) : null
			}
			onReviewed={handleReviewed}
		/>
	)
}
