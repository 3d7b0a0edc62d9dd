/** How a picture gets an address. The guide for editors has the same words. */
export const pictureAdvice =
  'upload the picture in your CMS and copy its address, which begins with https://, or with / for your own site';
