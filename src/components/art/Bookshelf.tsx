type Props = {
	/** The labels of the four widest spines, such as "−14": what kinds of company cost. */
	prices: readonly [string, string, string, string]
}

/** The middle storey: a bookshelf with prices on some of the spines. */
export function Bookshelf({ prices }: Props) {
	const [work, open, party, friend] = prices
	return (
		<svg viewBox="0 0 480 236" preserveAspectRatio="xMidYMax" aria-hidden="true">
			<path
				fill="var(--line)"
				d="M40 208H440V215H40zM40 106H440V113H40zM70 215h6v12h-6zM404 215h6v12h-6zM70 113h6v12h-6zM404 113h6v12h-6z"
			/>
			<path
				fill="var(--wall)"
				d="M58 208v-76h32v76zM266 208v-92h38v92zM64 106V56h26v50zM330 106V22h36v84z"
			/>
			<path fill="var(--plinth)" d="M94 208v-54h22v54zM210 106V70h22v36zM236 106V62h14v44z" />
			<path
				fill="var(--blind)"
				d="M120 208v-64h30v64zM308 208v-44h20v44zM94 106V42h28v64zM180 106V58h26v48z"
			/>
			<path
				fill="var(--paint)"
				d="M154 208v-40h22v40zM332 208v-60h24v60zM126 106V70h18v36zM370 106V50h24v56z"
			/>
			<path fill="var(--lamp)" d="M182 208v-16h48v16zM148 106V84h28v22z" />
			<path
				fill="var(--slat)"
				d="M120 152h30v3h-30zM120 196h30v3h-30zM94 50h28v3H94zM94 94h28v3H94zM180 64h26v3h-26zM308 172h20v3h-20zM186 192v-5h40v5zM190 187v-7h34v7z"
			/>
			<path
				fill="var(--wall)"
				d="M380 208l-4-26h36l-4 26zM394 182c-9-12-10-26-2-38 8 12 10 26 2 38zM392 182c-14-4-20-14-20-26 12 4 19 14 20 26zM396 182c0-13 7-22 19-26 1 13-6 22-19 26z"
			/>
			<g className="small" fill="var(--on-wall)">
				<text x="60" y="152">
					{work}
				</text>
				<text x="273" y="136">
					{open}
				</text>
				<text x="337" y="42">
					{party}
				</text>
				<text x="67" y="76">
					{friend}
				</text>
			</g>
		</svg>
	)
}
