import type { ReactNode } from 'react'
import type { LegalPictureName } from '#words/schemas/drawings.ts'

/** Objects on the wall beside the title of a legal page. */
const things: Readonly<Record<LegalPictureName, ReactNode>> = {
	keys: (
		<>
			<path fill="var(--plinth)" d="M44 44H316V88H44z" />
			<path fill="var(--paint)" d="M118 62h16v16h-16zM228 62h16v16h-16z" />
			<path
				fill="var(--lamp)"
				fillRule="evenodd"
				d="M126 70a39 39 0 11-.1 0zM126 81a28 28 0 10.1 0zM120 142h12v110h-12zM132 210h26v12h-26zM132 234h34v12h-34z"
			/>
			<path
				fill="var(--paint)"
				fillRule="evenodd"
				d="M236 70a23 23 0 11-.1 0zM236 77a16 16 0 10.1 0zM232 112h8v70h-8zM240 154h16v8h-16zM240 168h21v8h-21z"
			/>
			<path
				fill="none"
				stroke="var(--on-wall-soft)"
				strokeWidth="2.5"
				d="M226 111c-8 16-14 24-18 42"
			/>
			<path
				fill="var(--room)"
				stroke="var(--line)"
				strokeWidth="2.5"
				d="M192 156l26 6-14 66-36-8 10-52z"
			/>
			<path
				fill="none"
				stroke="var(--ink)"
				strokeWidth="2.5"
				d="M186 186l22 5M183 200l22 5M202 167h3"
			/>
		</>
	),
	diary: (
		<>
			<path fill="var(--paint)" d="M44 232H316V246H44z" />
			<path fill="var(--plinth)" d="M60 246h16v26H60zM284 246h16v26h-16z" />
			<path fill="var(--blind)" d="M66 118H92V232H66zM250 96h34V232h-34z" />
			<path fill="var(--slat)" d="M66 136H92V146H66zM250 116h34v10h-34zM250 200h34v10h-34z" />
			<path fill="var(--room)" stroke="var(--line)" strokeWidth="2.5" d="M112 70H230V232H112z" />
			<path fill="var(--paint)" stroke="var(--line)" strokeWidth="2.5" d="M112 70h18v162h-18z" />
			<path fill="var(--line)" d="M112 142H230V160H112z" />
			<path fill="none" stroke="var(--line)" strokeWidth="7" d="M172 140v-14h28v14" />
			<path fill="var(--paint)" stroke="var(--line)" strokeWidth="2.5" d="M164 138h44v40h-44z" />
			<path fill="var(--line)" d="M183 150h6v14h-6z" />
		</>
	),
	coins: (
		<>
			<path fill="var(--plinth)" d="M44 236H316V250H44z" />
			<path
				fill="var(--paint)"
				stroke="var(--line)"
				strokeWidth="2.5"
				d="M84 118H250V236H84zM84 118l83-62 83 62"
			/>
			<path
				fill="var(--room)"
				stroke="var(--line)"
				strokeWidth="2.5"
				d="M112 72H222V170H112zM130 96h74M130 112h74M130 128h46"
			/>
			<path
				fill="var(--paint)"
				stroke="var(--line)"
				strokeWidth="2.5"
				d="M84 118l83 62 83-62V236H84z"
			/>
			<path
				fill="var(--room)"
				stroke="var(--line)"
				strokeWidth="2.5"
				d="M256 222h50v14h-50zM260 208h50v14h-50zM254 194h50v14h-50z"
			/>
		</>
	),
	nameplate: (
		<>
			<path fill="var(--plinth)" d="M70 34H290V266H70z" />
			<path fill="var(--paint)" stroke="var(--line)" strokeWidth="2.5" d="M96 62H264V146H96z" />
			<path fill="none" stroke="var(--ink-soft)" strokeWidth="6" d="M116 90h128M116 118h84" />
			<path fill="var(--line)" d="M172 178h16v68h-16z" />
			<path fill="var(--paint)" d="M140 172h80v72h-80z" />
			<path fill="var(--line)" d="M164 192h32v32h-32z" />
			<path fill="var(--lamp)" d="M170 198h20v20h-20z" />
		</>
	),
}

/** A still life for a legal page: the keys of both plans, a locked diary, money on its way back, a name at the door. */
export function LegalPicture({ name }: { name: LegalPictureName }) {
	return (
		<svg viewBox="0 0 360 300" aria-hidden="true">
			<path fill="var(--wall)" d="M0 0H360V300H0z" />
			{things[name]}
		</svg>
	)
}
