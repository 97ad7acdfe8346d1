import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import { getJson, nullIfUnknown, searchById } from '#panel/client/api.ts'
import { readWithProof } from '#panel/login/useProof.tsx'
import { usePanelAddress } from '#panel/panel-address.ts'
import { usePanel } from '#panel/panel-context.ts'
import { PlaceHeading } from './PlaceHeading.tsx'

type Props<Detail> = {
	/** The path of the data in the API, without the id, which is taken from the panel's address. */
	path: string
	schema: { readonly parse: (data: unknown) => Detail }
	words: Readonly<Record<'loading' | 'readMore' | 'retry', string>> &
		Readonly<Record<'failed' | 'unknown', Announcement>>
	className?: string | undefined
	/** The links above the page. */
	crumb: ReactNode
	/** @param readAt in milliseconds since 1970 */
	children: (detail: Detail, readAt: number) => ReactNode
}

/** The page of a person, or of a person's request. Reading it may need re-authentication. */
export function DetailPage<Detail>(props: Props<Detail>) {
	const { path, schema, words, className = '', crumb, children } = props
	const { withProof } = usePanel()
	const { query } = usePanelAddress()
	const id = new URLSearchParams(query).get('id') ?? ''
	const { data, dataUpdatedAt, isPending, isFetching, isError, refetch } = useQuery({
		queryKey: [path, id],
		queryFn: async ({ signal }) =>
			await readWithProof(withProof, words.readMore, () =>
				nullIfUnknown(getJson(schema, path + searchById(id), signal)),
			),
		meta: { failure: words.failed },
	})
	return (
		<section className={`frame place ${className}`} aria-busy={isFetching}>
			<p className="crumb">{crumb}</p>
			{data ? children(data, dataUpdatedAt) : state()}
		</section>
	)

	function state() {
		if (isPending || isFetching) return <p role="status">{words.loading}</p>
		if (isError) {
			return (
				<p role="status">
					{words.failed.text}. <TextButton onClick={() => void refetch()}>{words.retry}</TextButton>
				</p>
			)
		}
		return (
			<>
				<PlaceHeading>{words.unknown.title}</PlaceHeading>
				<p>{words.unknown.text}</p>
			</>
		)
	}
}
