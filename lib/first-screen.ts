/** Selector of the parts that are not laid out before the page is used, in browsers that run scripts. */
export const belowFirstScreen = '.section>.page-column,.footer>.page-column'
