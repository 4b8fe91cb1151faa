/**
 * The most pixels that a picture may have before it is decoded: phones with 64 megapixels make pictures such as 9248 ×
 * 6936. Fully decoded it would take 256 MB, so it is decoded at a smaller size.
 */
export const mostPicturePixels = 64 * 1024 * 1024;
