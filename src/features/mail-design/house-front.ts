/** Draws the row of windows above the footer of a mail, one per day. Table cells need no image. */
export function houseFront(litWindow: number | null): string {
	const windows = Array.from({ length: windowCount }, (_, index) =>
		index === litWindow ? litPanes : darkPanes,
	)
	const cells = windows.map(
		(panes) =>
			`<td width="28" style="padding:0 6px"><table role="presentation" width="28" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${panes}<tr><td height="4" style="background:#e3ddd1;font-size:1px;line-height:1px">&nbsp;</td></tr></table></td>`,
	)
	return `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join('')}</tr></table>`
}

const windowCount = 7

const darkPanes =
	'<tr><td class="blind" height="28" style="border:3px solid #e3ddd1;background:#66705d;font-size:1px;line-height:1px">&nbsp;</td></tr>'

/** The lower pane is lit below the blind. */
const litPanes =
	'<tr><td class="blind" height="12" style="border:3px solid #e3ddd1;border-bottom:0;background:#66705d;font-size:1px;line-height:1px">&nbsp;</td></tr><tr><td height="16" style="border:3px solid #e3ddd1;border-top:0;background:#f9c056;font-size:1px;line-height:1px">&nbsp;</td></tr>'
